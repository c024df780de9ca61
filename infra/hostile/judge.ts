import type { FindingKind } from './findings.ts'
import type { Answer } from './harness/client.ts'
import type { PlantedSecrets } from './harness/secrets.ts'

/** What an answer gives away of how it was made. */
const inside =
  /node_modules|\bat [\w.<>]+ \(.*:\d+:\d+\)|violates .* constraint|invalid input syntax for|\$argon2/

/**
 * Milliseconds that a small request may take. In the minute of `npm test` only what hangs is a finding, on whatever machine
 * that is.
 */
export const slowestFor = ({ brief }: { readonly brief: boolean }): number => (brief ? 20_000 : 2_000)

/** Milliseconds; a service that is let wait longer may run into its own limits. */
const overloadWait = 500

/** Whether a rejection says no more than that this machine had no time for the platform: asked again, it may be right. */
export const isOverloaded = ({ status, waited }: Pick<Answer, 'status' | 'waited'>): boolean =>
  status === 503 && waited > overloadWait

/** Whether it took too long, and not because the machine had no time. */
export const isSlow = ({ took, waited }: Answer, slowest: number): boolean => took - waited > slowest

export interface Verdict {
  readonly kind: FindingKind
  /** After the operation's key. */
  readonly what: string
}

/**
 * What is wrong with an answer, whatever was asked. Slowness is judged elsewhere, and what says no more than that the
 * machine had no time is not judged at all: `Findings` counts it.
 *
 * @param reader who asked
 */
export function judge(answer: Answer, reader: string, secrets: PlantedSecrets): Verdict | undefined {
  if (isOverloaded(answer)) return undefined
  if (answer.status >= 500) return { kind: 'server-error', what: `${answer.status} for ${reader}` }
  if (answer.status === 0 && answer.failure !== 'TIMEOUT') {
    return { kind: 'rule', what: `no answer (${answer.failure}) for ${reader}` }
  }
  const [read] = secrets.readBy(reader, answer.text)
  if (read !== undefined) return { kind: 'read', what: `${read} for ${reader}` }
  if (inside.test(answer.text)) return { kind: 'read', what: `how the service works for ${reader}` }
  return undefined
}
