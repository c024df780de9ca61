import { type MoveResult, remoteFilePath } from '@rafiq/platform-contracts'
import { type Ask, askFirst } from './ask-first.ts'
import { proofLines } from './proof-lines.ts'
import { parseChannel, parsePercent } from './publish-command.ts'
import { readVersionArchive } from './read-version-archive.ts'
import { ReleaseApi, type VersionArchive } from './release-api.ts'
import { ReleaseError } from './release-error.ts'
import type { Settings } from './settings.ts'
import { waitUntilLive, waitUntilServed } from './wait-until-live.ts'

export interface PromoteFlags {
  /** Address of another platform. */
  to?: string
  channel: string
  percent?: string
  yes?: boolean
}

interface VersionName {
  readonly remote: string
  readonly version: string
}

/** Where a version comes from and goes to; both with the token of the remote there. */
export interface Platforms {
  readonly from: Settings
  readonly to: Settings
}

type Say = (line: string) => void

/**
 * `promote <remote> <version> --to <platform>`: publishes there what this platform has, to the byte, under the signature that it
 * was published with here. What is there already is checked to be the same, and moved.
 */
export async function promoteToCommand(
  name: VersionName,
  flags: PromoteFlags,
  platforms: Platforms,
  say: Say,
  ask: Ask = undefined,
): Promise<void> {
  const { remote, version } = name
  const channel = parseChannel(flags.channel)
  const percent = flags.percent === undefined ? undefined : parsePercent(flags.percent)
  const [source, target] = [apiOf(platforms.from, remote), apiOf(platforms.to, remote)]
  const { url: from } = platforms.from
  const { url: to } = platforms.to
  const sent = await source.archive(remote, version)
  const { manifest, signed } = readVersionArchive(sent.archive, from)
  if (manifest.name !== remote || manifest.version !== version) {
    throw new ReleaseError(
      `${from} sent ${manifest.name} ${manifest.version} in place of ${remote} ${version}.`,
    )
  }
  say(`Promoting ${remote} ${version} from ${from} to ${channel} of ${to} …`)
  const details = { remote, version, ...sent, channel, percent, automatic: false, seen: undefined }
  const uploaded = await askFirst(flags.yes ?? false, ask, (confirmed) =>
    target.upload({ ...details, from: new URL(from).origin, confirmed, despiteProof: false }),
  ).catch(unlessThere)
  await assertSame(name, { ...sent, signed }, target, to)
  if (!uploaded) return moveThere(name, { channel, percent, yes: flags.yes }, target, say, ask)
  for (const line of proofLines(uploaded.published)) say(line)
  if (channel === 'candidate')
    return say(`${remote} ${version} is stored at ${to}. Nobody gets it until it is promoted.`)
  if (!uploaded.published.live)
    throw new ReleaseError(`${remote} ${version} was stored and is not live: ${remote} is disabled at ${to}.`)
  await waitUntilServed(target, uploaded.revision, remoteFilePath(manifest, manifest.entry))
  say(`${remote} ${version} is live in ${channel} of ${to}: the same bytes under the same signature.`)
}

const apiOf = (settings: Settings, remote: string): ReleaseApi =>
  new ReleaseApi(settings.url, settings.tokenFor(remote))

/** A version is taken once: the one that is there may be this one. */
function unlessThere(error: unknown): undefined {
  if (error instanceof ReleaseError && error.code === 'version-exists') return
  throw error
}

/** @throws ReleaseError where the other platform has anything else under this name, or cannot prove by whom it is */
async function assertSame(
  { remote, version }: VersionName,
  sent: VersionArchive & { readonly signed: Buffer },
  target: ReleaseApi,
  to: string,
): Promise<void> {
  const there = await target.archive(remote, version)
  const { signed } = readVersionArchive(there.archive, to)
  const isSame =
    signed.equals(sent.signed) && there.signature === sent.signature && there.commit === sent.commit
  if (!isSame)
    throw new ReleaseError(`${to} has another ${remote} ${version}: other bytes, or another signature.`)
  const { signature } = await target.version(remote, version)
  if (!signature?.verified)
    throw new ReleaseError(`The signature of ${remote} ${version} is not verified at ${to}.`)
}

async function moveThere(
  { remote, version }: VersionName,
  {
    channel,
    percent = 10,
    yes = false,
  }: { channel: string; percent: number | undefined; yes: boolean | undefined },
  target: ReleaseApi,
  say: Say,
  ask: Ask,
): Promise<void> {
  if (channel === 'candidate') return say(`${remote} ${version} is there already, the same to the byte.`)
  if (channel !== 'stable' && channel !== 'canary') {
    throw new ReleaseError(
      `${remote} ${version} is there already: a preview shows only what is published to it.`,
    )
  }
  const { result, revision } = await askFirst(yes, ask, (confirmed) =>
    channel === 'canary'
      ? target.move(remote, 'canary', { version, percent })
      : target.move(remote, 'promote', { version, ...(confirmed && { confirmed }) }),
  )
  await waitUntilLive(target, revision)
  say(movedSentence(result, version, channel))
}

function movedSentence({ remote, disabled }: MoveResult, version: string, channel: string): string {
  if (disabled)
    throw new ReleaseError(`${remote} ${version} was kept and is not live: ${remote} is disabled there.`)
  return `${remote} ${version} was there already, the same to the byte: it is live in ${channel}.`
}
