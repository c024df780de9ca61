import { createPrivateKey, sign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import {
  type Audience,
  bodyLimits,
  type Channel,
  type RemoteManifest,
  signedBytes,
} from '@rafiq/platform-contracts'
import { create } from 'tar'
import { manifestFile, readBuild } from './build-app.ts'
import { ReleaseApi, type UploadResult } from './release-api.ts'
import { ReleaseError } from './release-error.ts'

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

/** The build as it is uploaded: a gzip'd tar of the files that the manifest lists, and of itself. Nothing else goes. */
async function pack(dist: string, manifest: RemoteManifest): Promise<Buffer> {
  const files = [manifestFile, ...Object.keys({ ...manifest.files, ...manifest.maps }).sort()]
  const archive = await buffer(
    create({ cwd: dist, gzip: { level: 6 }, portable: true, follow: false }, files),
  )
  if (archive.length > bodyLimits.release) {
    const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1)
    throw new ReleaseError(
      `The packed build has ${megabytes(archive.length)} MiB; ${megabytes(bodyLimits.release)} MiB are taken at most.`,
    )
  }
  return archive
}

/**
 * The team's signature over a build: over `remote.json`, which names the hash of every file, and the commit.
 *
 * @param key Ed25519 private key, PEM
 * @returns base64
 * @throws ReleaseError where the key is none
 */
function signBuild(dist: string, key: string, commit: string | undefined): string {
  try {
    const signed = signedBytes(readFileSync(join(dist, manifestFile)), commit)
    return sign(null, signed, createPrivateKey(key)).toString('base64')
  } catch (cause) {
    throw new ReleaseError('RELEASES_KEY is no Ed25519 private key in PEM, nor the path of one.', { cause })
  }
}
