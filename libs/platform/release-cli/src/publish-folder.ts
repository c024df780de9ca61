import type { Audience, Channel } from '@rafiq/platform-contracts'
import { pack } from './pack.ts'
import { readBuild } from './read-build.ts'
import { ReleaseApi, type UploadResult } from './release-api.ts'
import { signBuild } from './sign.ts'

export interface PublishOptions {
  /** Address of the gateway, or of the releases service itself. */
  url: string
  token: string
  /** The team's private key, PEM. */
  key: string
  /** The build: the folder with `remote.json`. */
  folder: string
  channel?: Channel
  /** Whole percent of visitors, for a canary. */
  percent?: number | undefined
  /** Whom a canary is for. */
  audience?: Audience | undefined
  /** No person asked for it: a channel that was set by hand stays as it is. */
  automatic?: boolean
  /** The commit that was built, for the audit trail. */
  commit?: string | undefined
  /** The stable version, or `none`, that this was decided on. */
  seen?: string | undefined
  /** Whether somebody was asked about an older version. */
  confirmed?: boolean
  /** Whether somebody has read what the proof refuses. */
  despiteProof?: boolean
}

/**
 * Packs a build, signs it and publishes it. Does not wait until it is live.
 *
 * @throws ReleaseError with a sentence for people
 */
export async function publishFolder(options: PublishOptions): Promise<UploadResult> {
  const { url, token, key, folder, channel = 'stable', percent, automatic = false } = options
  const { audience, commit, seen, confirmed = false, despiteProof = false } = options
  const manifest = readBuild(folder)
  const archive = await pack(folder, manifest)
  const signature = signBuild(folder, key, commit)
  const { name: remote, version } = manifest
  return new ReleaseApi(url, token).upload({
    remote,
    version,
    archive,
    signature,
    channel,
    percent,
    audience,
    automatic,
    commit,
    seen,
    confirmed,
    despiteProof,
  })
}
