import type { Finding } from '../findings.ts'

/** One replacement in a module of the build. */
export interface Change {
  /** From the root of the checkout. */
  readonly module: string
  /** Is there exactly once: a module that changed says so at the start, and the hole is adapted. */
  readonly find: string
  readonly by: string
}

/** A fault that was once there, put back into a running copy. The product has no switch for it. */
export interface Hole {
  readonly name: string
  /** What is wrong, in a sentence. */
  readonly about: string
  readonly changes?: readonly Change[]
  /** Run in the database, as its administrator. */
  readonly statements?: readonly string[]
  /** Which finding tells that it was found. */
  readonly foundBy: Pick<Finding, 'kind' | 'attack'> & {
    readonly what: RegExp
    /** Where it can be found, if that is not everywhere: nothing else is tried then. */
    readonly operations?: readonly string[]
  }
}

export const isFoundBy = ({ foundBy }: Hole, { kind, attack, what }: Finding): boolean =>
  foundBy.kind === kind && foundBy.attack === attack && foundBy.what.test(what)

/** Whether an attack on a twin with these holes, or its part with one operation, has nothing to find. */
export const isIdle = (open: readonly Hole[], attack: string, operation?: string): boolean =>
  !open.some(
    ({ foundBy: { attack: own, operations } }) =>
      own === attack && (operation === undefined || (operations?.includes(operation) ?? true)),
  )

/**
 * A module with the changes made.
 *
 * @throws Error where what is to be replaced is not there exactly once
 */
export function withChanges(source: string, changes: readonly Change[]): string {
  return changes.reduce((text, { module, find, by }) => {
    const times = text.split(find).length - 1
    if (times !== 1) throw new Error(`${module} has ${times} times what a hole replaces there: ${find}`)
    return text.replace(find, () => by)
  }, source)
}
