import type { Provenance, ReleaseVersion } from '@rafiq/platform-contracts'
import { ReleaseApi } from './release-api.ts'
import { ReleaseError } from './release-error.ts'
import type { Settings } from './settings.ts'
import { moment, table } from './table.ts'

type Say = (line: string) => void

/**
 * `info <remote> <version> [--json]`: where it comes from.
 * @throws ReleaseError after it has said so, where the signature is not that of the key
 */
export async function infoCommand(
  { remote, version }: { remote: string; version: string },
  flags: { json?: boolean },
  settings: Settings,
  say: Say,
): Promise<void> {
  const info = await new ReleaseApi(settings.url, settings.tokenFor(remote)).version(remote, version)
  if (flags.json) say(JSON.stringify(info, null, 2))
  else for (const line of infoLines(info)) say(line)
  if (info.signature?.verified === false)
    throw new ReleaseError(`${remote} ${version} is not what its team signed.`)
}

export const infoLines = ({
  remote,
  version,
  publishedAt,
  commit,
  signature,
  provenance,
}: ReleaseVersion): string[] =>
  table([
    ['version', `${remote} ${version}`],
    ['published (UTC)', moment(publishedAt)],
    ['commit', commit ?? '–'],
    ['signature', signature ? signatureSentence(signature) : 'none: gateways were deployed with it'],
    ...(provenance
      ? provenanceRows(provenance, commit)
      : [['built by', 'no run that an issuer vouches for']]),
  ])

/** What the issuer of the run's token says, beside what the team has signed. */
function provenanceRows(
  { builder, repository, ref, commit, workflow, run }: Provenance,
  signedCommit: string | null,
): string[][] {
  const isOther =
    commit !== null && signedCommit !== null && !commit.startsWith(signedCommit.replace(/-dirty$/, ''))
  return [
    ['built by', builder],
    ['source', [repository ?? '–', ref].filter((part) => part !== null).join(' ')],
    ['built commit', `${commit ?? '–'}${isOther ? ', NOT the one that was signed' : ''}`],
    ['workflow', workflow ?? '–'],
    ['run', run ?? '–'],
  ]
}

const states = {
  good: '',
  expired: ', which was replaced since',
  revoked: ', which was revoked since',
} as const

function signatureSentence({ key, keyState, verified }: NonNullable<ReleaseVersion['signature']>): string {
  return `${verified ? 'verified' : 'NOT VALID'}, key:${key}${states[keyState]}`
}
