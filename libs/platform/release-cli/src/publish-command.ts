import { join, resolve } from 'node:path'
import {
  type Channel,
  channelSchema,
  ownCopiesOf,
  percentSchema,
  type RemoteManifest,
  remoteFilePath,
  versionSchema,
} from '@rafiq/platform-contracts'
import { type Ask, askFirst } from './ask-first.ts'
import { parseAudienceFlag } from './audience-flag.ts'
import { buildApp, commitOf, nextVersion, readApp, readBuild } from './build-app.ts'
import { proofLines } from './proof-lines.ts'
import { publishFolder } from './publish-folder.ts'
import { ReleaseApi } from './release-api.ts'
import { ReleaseError } from './release-error.ts'
import type { Settings } from './settings.ts'
import { waitUntilServed } from './wait-until-live.ts'

export interface PublishFlags {
  version?: string
  channel: string
  percent?: string
  /** Whom a canary is for. */
  audience?: string[]
  /** The stable version, or `none`, that this was decided on. */
  seen?: string
  yes?: boolean
  /** Also what its proof refuses. */
  despiteProof?: boolean
  /** `--no-build` */
  build: boolean
}

type Say = (line: string) => void

/** `publish <app folder>`: builds at the version, uploads, and ends when the version is live. */
export async function publishCommand(
  appFolder: string,
  flags: PublishFlags,
  settings: Settings,
  say: Say,
  ask: Ask = undefined,
): Promise<void> {
  const folder = resolve(appFolder)
  const channel = parseChannel(flags.channel)
  const percent = flags.percent === undefined ? undefined : parsePercent(flags.percent)
  const audience = flags.audience && parseAudienceFlag(flags.audience)
  const seen = flags.seen === undefined ? undefined : parseSeen(flags.seen)
  // Of the sources as they are when the build begins.
  const commit = await commitOf(folder)
  const manifest = await built(folder, flags, say)
  const { name, version, entry } = manifest
  const token = settings.tokenFor(name)
  const key = settings.keyFor(name)
  say(`Publishing ${name} ${version} to ${channel} …`)
  for (const line of ownCopyLines(manifest)) say(line)
  const options = { url: settings.url, token, key, folder: join(folder, 'dist') }
  const { published, revision } = await askFirst(flags.yes ?? false, ask, (confirmed) =>
    publishFolder({
      ...{ ...options, channel, percent, audience, commit, seen, confirmed },
      despiteProof: flags.despiteProof ?? false,
    }),
  )
  for (const line of proofLines(published)) say(line)
  if (channel === 'candidate')
    return say(`${name} ${version} is stored. Nobody gets it until it is promoted or rehearsed.`)
  if (!published.live) {
    throw new ReleaseError(
      `${name} ${version} was stored and is not live: ${name} is disabled. Enable it first.`,
    )
  }
  await waitUntilServed(new ReleaseApi(settings.url, token), revision, remoteFilePath(manifest, entry))
  say(`${name} ${version} is live in ${channel}.`)
}

/**
 * The build to publish: a new one of the sources as they are now, even where one of that version is there, or on demand
 * the one that is there.
 */
async function built(folder: string, flags: PublishFlags, say: Say): Promise<RemoteManifest> {
  const dist = join(folder, 'dist')
  const app = readApp(folder)
  if (!flags.build) return expectVersion(readBuild(dist), flags.version)
  const version = parseVersion(flags.version ?? nextVersion(app.version, new Date()))
  say(`Building ${folder} as ${version} …`)
  await buildApp(folder, version)
  return expectVersion(readBuild(dist), version)
}

/** What everybody on a metered line pays for a team's own pace. */
function ownCopyLines(manifest: RemoteManifest): string[] {
  const own = ownCopiesOf(manifest)
  if (!own) return []
  const modules = Object.entries(own.modules).map((module) => module.join(' '))
  return [`It brings its own ${modules.join(' and ')}: ${Math.ceil(own.bytes / 1024)} KiB, uncompressed.`]
}

function expectVersion(manifest: RemoteManifest, version: string | undefined): RemoteManifest {
  if (version === undefined || manifest.version === version) return manifest
  throw new ReleaseError(
    `The build is version ${manifest.version}, not ${version}. Build it at that version first.`,
  )
}

function parseVersion(text: string): string {
  const version = versionSchema.safeParse(text)
  if (!version.success) throw new ReleaseError(`${text} is not a version such as 1.2.0 or 1.2.0-beta.1.`)
  return version.data
}

function parseSeen(text: string): string {
  return text === 'none' ? text : parseVersion(text)
}

export function parseChannel(text: string): Channel {
  const channel = channelSchema.safeParse(text)
  if (!channel.success)
    throw new ReleaseError(
      `There is no channel ${text}. Channels: stable, canary, candidate, preview/<name>.`,
    )
  return channel.data
}

export function parsePercent(text: string): number {
  const percent = percentSchema.safeParse(Number(text))
  if (!percent.success) throw new ReleaseError(`${text} is not a whole percent from 1 to 100.`)
  return percent.data
}
