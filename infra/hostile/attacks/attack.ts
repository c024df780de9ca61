import type { Findings } from '../findings.ts'
import type { Canary } from '../harness/canary.ts'
import type { Client } from '../harness/client.ts'
import type { Machine } from '../harness/machine.ts'
import type { People } from '../harness/people.ts'
import type { Target } from '../harness/target.ts'

/** What an attack has to work with. */
export interface Harness {
  readonly target: Target
  readonly people: People
  readonly client: Client
  readonly canary: Canary
  readonly machine: Machine
  readonly findings: Findings
  readonly seed: number
  /** Fuzzed requests. */
  readonly cases: number
  readonly replay: string | undefined
  /** Whether a minute is all there is. */
  readonly brief: boolean
  /** Whether the sweep tries every value, or a third of them. */
  readonly everyValue: boolean
  /** Under way beside everything else; resolves once it is judged. */
  readonly slowRequests: Promise<void>
  /** Whether an attack, or its part with one operation, has found what it was to find, or has nothing to find. */
  readonly enough: (attack: string, operation?: string) => boolean
}

export interface Attack {
  readonly name: string
  /** Adds to the findings whatever it meets. @throws Error when it could not be made at all */
  run(harness: Harness): Promise<void>
}
