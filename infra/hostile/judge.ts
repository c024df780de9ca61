import type { FindingKind } from './findings.ts'
import type { Answer } from './ground/client.ts'
import type { PlantedSecrets } from './ground/secrets.ts'

/** What an answer gives away of how it was made. */
const inside =
  /node_modules|\bat [\w.<>]+ \(.*:\d+:\d+\)|violates .* constraint|invalid input syntax for|\$argon2/

/** Milliseconds that a small request may take. */
export const slowest = 2_000

export interface Verdict {
  readonly kind: FindingKind
  /** After the operation's key. */
  readonly what: string
}

/**
 * What is wrong with an answer, whatever was asked. Slowness is judged elsewhere: it may be this machine's.
 *
 * @param reader who asked
 */
export function judge(answer: Answer, reader: string, secrets: PlantedSecrets): Verdict | undefined {
  if (answer.status >= 500) return { kind: 'server-error', what: `${answer.status} for ${reader}` }
  if (answer.status === 0 && answer.failure !== 'TIMEOUT') {
    return { kind: 'rule', what: `no answer (${answer.failure}) for ${reader}` }
  }
  const [read] = secrets.readBy(reader, answer.text)
  if (read !== undefined) return { kind: 'read', what: `${read} for ${reader}` }
  if (inside.test(answer.text)) return { kind: 'read', what: `how the service works for ${reader}` }
  return undefined
}
