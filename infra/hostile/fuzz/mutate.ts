import fc, { type Arbitrary } from 'fast-check'
import { edgeValue } from './edge-values.ts'

/** One change of a value: at which of its parts, counted through, and what is done there. */
export interface Mutation {
  readonly at: number
  readonly how: 'replace' | 'remove' | 'add' | 'wrap' | 'append'
  readonly by: unknown
}

const mutation: Arbitrary<Mutation> = fc.record({
  at: fc.nat({ max: 40 }),
  how: fc.constantFrom('replace', 'replace', 'replace', 'append', 'remove', 'add', 'wrap'),
  by: edgeValue,
})

/** Mutated in about half of the cases, in one to three places. */
export const mutations: Arbitrary<readonly Mutation[]> = fc.oneof(
  { weight: 2, arbitrary: fc.constant([]) },
  { weight: 3, arbitrary: fc.array(mutation, { minLength: 1, maxLength: 3 }) },
)

/** A copy of the value with these changes. Parts are counted in the order in which they are written, the whole first. */
export const mutate = (value: unknown, changes: readonly Mutation[]): unknown =>
  changes.reduce(
    (changed, change) => apply(changed, { ...change, at: change.at % countParts(changed) }),
    value,
  )

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value))

function countParts(value: unknown): number {
  const parts = Array.isArray(value) ? value : isPlain(value) ? Object.values(value) : []
  return parts.reduce<number>((sum, part) => sum + countParts(part), 1)
}

function apply(value: unknown, mutation: Mutation): unknown {
  if (mutation.at === 0) return changed(value, mutation)
  let left = mutation.at - 1
  const visit = (part: unknown): unknown => {
    const size = countParts(part)
    const here = left >= 0 && left < size
    const result = here ? apply(part, { ...mutation, at: left }) : part
    left -= size
    return result
  }
  if (Array.isArray(value)) return value.map(visit).filter((part) => part !== removed)
  const entries = Object.entries(value as object).map(([key, part]) => [key, visit(part)] as const)
  return Object.fromEntries(entries.filter(([, part]) => part !== removed))
}

const removed = Symbol('removed')

function changed(value: unknown, { how, by }: Mutation): unknown {
  switch (how) {
    case 'remove':
      return removed
    case 'wrap':
      return [value]
    case 'append':
      return typeof value === 'string' && typeof by === 'string' ? value + by : by
    case 'add':
      return isPlain(value) ? { ...value, [typeof by === 'string' ? by : 'extra']: by } : by
    default:
      return by
  }
}
