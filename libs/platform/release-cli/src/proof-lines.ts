import type { Proof, PublishedVersion, UnopenedReason, UnprovenReason } from '@rafiq/platform-contracts'

/** After "Not proven:". */
const unproven: Readonly<Record<UnprovenReason, string>> = {
  'no-browser': 'the platform has no browser (PROOF_BROWSER)',
  'browser-failed': 'its pages could not be opened; the log of the releases service says why',
  shell: 'shells were not proven yet',
  restricted: 'its pages are for some roles only, which no proof has',
  disabled: 'the remote is switched off',
  'no-page': 'it has no page',
  'no-page-opened': 'none of its pages could be opened (`rafiq-release proof` says why of each)',
  'no-turn': 'another proof was under way for too long',
  'proven-elsewhere': 'another version of the remote is being proven',
  'not-served': 'the gateway does not show it',
  'no-time': 'there was no time for all of its pages (PROOF_SECONDS)',
}

/** After "not opened:". */
const unopened: Readonly<Record<UnopenedReason, string>> = {
  'needs-role': 'it is for some roles only, which no proof has',
  'no-account': 'it asks for a session, and there is no account for proofs',
  'sign-in-failed': 'it asks for a session, and the account for proofs cannot sign in',
}

/** What a publish says of its proof; nothing where there was none to make. */
export function proofLines({ proof }: Pick<PublishedVersion, 'proof'>): string[] {
  if (!proof) return []
  const seconds = (proof.milliseconds / 1000).toFixed(1)
  const beside = proof.comparedWith === null ? '' : ` beside ${proof.comparedWith}`
  if (proof.verdict === 'proven') return [`Proven in Chromium${beside}, in ${seconds} s.`]
  if (proof.verdict === 'not-proven')
    return [`Not proven: ${proof.reason === null ? 'no reason given' : unproven[proof.reason]}.`]
  return [`Published although its proof refuses it${beside}.`]
}

/** A whole proof, for people: the verdict, the pages, and what was found. */
export function describeProof(proof: Proof): string[] {
  const { remote, version, verdict, reason, comparedWith, madeAt, milliseconds, compositions } = proof
  const seconds = (milliseconds / 1000).toFixed(1)
  return [
    `${remote} ${version}: ${verdict}${reason === null ? '' : ` (${unproven[reason]})`}`,
    `  ${madeAt.slice(0, 16).replace('T', ' ')} UTC, ${seconds} s, beside ${comparedWith ?? 'no live version'}, in: ${compositions.join(', ') || '–'}`,
    ...proof.pages.map(
      ({ path, states, reason }) =>
        `  ${path}: ${reason === null ? `looked at ${states} times` : `not opened: ${unopened[reason]}`}`,
    ),
    ...proof.findings.map(
      ({ path, language, width, check, message }) =>
        `  refused: ${path} (${language}, ${width} px) ${check}: ${message}`,
    ),
    ...proof.notes.map(
      ({ path, language, width, check, message }) =>
        `  differs: ${path} (${language}, ${width} px) ${check}: ${message}`,
    ),
  ]
}
