import type { Finding } from './findings.ts'

/** A finding in a line. */
export const titleOf = ({ kind, attack, what, detail }: Finding): string =>
  `${kind} by ${attack}: ${what}. ${detail.split('\n', 1)[0]}`

/** A finding for whoever has to mend it. */
export const textOf = ({ kind, attack, what, detail, replay }: Finding): string =>
  [
    `  ✗ ${kind} by ${attack}: ${what}`,
    `     ${detail}`,
    ...(replay ? [`     again: npm run hostile -- --replay '${replay}'`] : []),
  ].join('\n')
