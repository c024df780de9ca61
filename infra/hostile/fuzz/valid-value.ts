import fc, { type Arbitrary } from 'fast-check'
import { type Definitions, type JsonSchema, resolve } from './schema.ts'

/** What values are made of that a schema cannot know: ids of things that exist, texts of people. */
export interface Pools {
  readonly ids: readonly string[]
  /** Values that a field of this name takes, whatever its schema says: `email`, `remote`. */
  readonly byName: Readonly<Record<string, readonly unknown[]>>
  /** Whether a field of a known name takes nothing but the first of these. */
  readonly exact?: boolean
}

/** Deeper than that only what is required is made: schemas may contain themselves. */
const deepest = 5

/** Values that a schema takes, or nearly: rules over more than one field are not in it. */
export function validValue(
  schema: JsonSchema,
  definitions: Definitions,
  pools: Pools,
  name = '',
  depth = 0,
): Arbitrary<unknown> {
  const own = resolve(schema, definitions)
  const inner = (part: JsonSchema, partName = name) =>
    validValue(part, definitions, pools, partName, depth + 1)
  if (own.nullable) return fc.option(inner({ ...own, nullable: false }), { freq: 4 })
  const named = pools.byName[name]
  if (named && named.length > 0) {
    if (pools.exact) return fc.constant(named[0])
    return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...named) }, { weight: 1, arbitrary: plain() })
  }
  return plain()

  function plain(): Arbitrary<unknown> {
    if (own.const !== undefined) return fc.constant(own.const)
    if (own.enum) return fc.constantFrom(...own.enum)
    const choices = own.anyOf ?? own.oneOf
    if (choices) return fc.oneof(...choices.map((choice) => inner(choice)))
    if (own.allOf) return inner(Object.assign({}, ...own.allOf.map((part) => resolve(part, definitions))))
    switch (own.type) {
      case 'string':
        return text(own, pools)
      case 'integer':
        return fc.integer({ min: Math.max(own.minimum ?? 0, -1e9), max: Math.min(own.maximum ?? 1e6, 1e9) })
      case 'number':
        return fc.double({ min: own.minimum ?? -1e6, max: own.maximum ?? 1e6, noNaN: true })
      case 'boolean':
        return fc.boolean()
      case 'null':
        return fc.constant(null)
      case 'array':
        return fc.array(inner(own.items ?? {}), {
          minLength: Math.min(own.minItems ?? 0, 5),
          maxLength: Math.min(own.maxItems ?? 5, 5),
        })
      case 'object':
        return object(own)
      default:
        return fc.jsonValue({ maxDepth: 2 })
    }
  }

  function object({ properties = {}, required = [] }: JsonSchema): Arbitrary<unknown> {
    const kept = Object.entries(properties).filter(([key]) => depth < deepest || required.includes(key))
    return fc.record(Object.fromEntries(kept.map(([key, part]) => [key, inner(part, key)])), {
      requiredKeys: required.filter((key) => key in properties),
      noNullPrototype: true,
    })
  }
}

const formats: Readonly<Record<string, Arbitrary<string>>> = {
  'date-time': fc
    .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  date: fc
    .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
}

function text(
  { format = '', pattern, minLength = 0, maxLength = 40 }: JsonSchema,
  pools: Pools,
): Arbitrary<string> {
  if (format === 'uuid') {
    return fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...pools.ids) },
      { weight: 1, arbitrary: fc.uuid() },
    )
  }
  const known = formats[format]
  if (known) return known
  if (pattern !== undefined) return matching(pattern)
  const longest = Math.max(minLength, Math.min(maxLength, minLength + 40))
  return fc.oneof(
    fc.string({ minLength, maxLength: longest }),
    fc.string({ minLength, maxLength: longest, unit: 'grapheme' }),
  )
}

/** Taking a pattern apart is dear, and a few of them are in every document. */
const byPattern = new Map<string, Arbitrary<string>>()

/** Texts of a pattern; any text where it is beyond what can be generated. */
function matching(pattern: string): Arbitrary<string> {
  const known = byPattern.get(pattern) ?? generated(pattern)
  byPattern.set(pattern, known)
  return known
}

function generated(pattern: string): Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern), { size: 'small' })
  } catch {
    return fc.string()
  }
}
