import type { Proof, PublishedVersion } from '@rafiq/platform-contracts'

/** What a publish says of its proof; nothing where there was none to make. */
export function proofLines({ proof }: Pick<PublishedVersion, 'proof'>): string[] {
  if (!proof) return []
  const seconds = (proof.milliseconds / 1000).toFixed(1)
  const beside = proof.comparedWith === null ? '' : ` beside ${proof.comparedWith}`
  if (proof.verdict === 'proven') return [`Proven in Chromium${beside}, in ${seconds} s.`]
  if (proof.verdict === 'not-proven') return [`Not proven: ${proof.reason}.`]
  return [`Published although its proof refuses it${beside}.`]
}

/** A whole proof, for people: the verdict, the pages, and what was found. */
export function describeProof(proof: Proof): string[] {
  const { remote, version, verdict, reason, comparedWith, madeAt, milliseconds, compositions } = proof
  const seconds = (milliseconds / 1000).toFixed(1)
  return [
    `${remote} ${version}: ${verdict}${reason === null ? '' : ` (${reason})`}`,
    `  ${madeAt.slice(0, 16).replace('T', ' ')} UTC, ${seconds} s, beside ${comparedWith ?? 'no live version'}, in: ${compositions.join(', ') || '–'}`,
    ...proof.pages.map(
      ({ path, states, reason }) =>
        `  ${path}: ${reason === null ? `looked at ${states} times` : `not opened, it ${reason}`}`,
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
