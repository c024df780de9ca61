import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { writeJson } from './edge-values.ts'
import type { Operation } from './operations.ts'
import { escapeText, type WireRequest } from './request.ts'
import { type Pools, validValue } from './valid-value.ts'

/** What has broken services most often, tried in every single field. */
const texts: readonly string[] = [
  'a\0b',
  'a\ud800',
  '\u202ea',
  '\u200b',
  '0000-01-01T00:00:00.000Z',
  '0000-01-01',
  '2147483648',
  'x'.repeat(20_000),
  '__proto__',
  '%_\\',
  '9'.repeat(40),
]
const values: readonly unknown[] = [
  ...texts,
  2_147_483_648,
  9_007_199_254_740_991,
  -1,
  0.5,
  null,
  [],
  {},
  true,
]

/** Where a value has a part that can be put in its place, by keys and indexes. */
type Place = readonly (string | number)[]

function placesOf(value: unknown, place: Place = []): Place[] {
  if (Array.isArray(value))
    return value.slice(0, 2).flatMap((part, index) => placesOf(part, [...place, index]))
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, part]) => [
      ...(typeof part === 'object' && part !== null ? [[...place, key]] : []),
      ...placesOf(part, [...place, key]),
    ])
  }
  return place.length > 0 ? [place] : []
}

/** A copy with this in place of what was there. */
export function put(value: unknown, [key, ...rest]: Place, by: unknown): unknown {
  if (key === undefined) return by
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) }
  const part = (copy as Record<string | number, unknown>)[key]
  ;(copy as Record<string | number, unknown>)[key] = put(part, rest, by)
  return copy
}

/** An address that is taken is refused before anything else is looked at. */
const withFreshAddress = (json: string): string => json.replace('"fresh@', `"${randomUUID()}@`)

/**
 * Requests that are as they should be but for one part: each field of the body, each parameter of the query, each part
 * of the path in its turn, with each of the worst values.
 */
export function sweepRequests(operation: Operation, pools: Pools, seed: number): WireRequest[] {
  const draw = (schema: object, name = ''): unknown =>
    fc.sample(validValue(schema, operation.definitions, { ...pools, exact: true }, name), {
      seed,
      numRuns: 1,
    })[0]
  const inPath = operation.parameters.filter((one) => one.in === 'path')
  const inQuery = operation.parameters.filter((one) => one.in === 'query')
  const parts = new Map(
    inPath.map(({ name, schema = {} }) => {
      const usual = pools.byName[name]?.[0] ?? (/id$/i.test(name) ? pools.ids[0] : draw(schema, name))
      return [name, escapeText(usual)]
    }),
  )
  const pathWith = (changed: ReadonlyMap<string, string>) =>
    operation.path.replace(/\{(\w+)\}/g, (_, name: string) => changed.get(name) ?? parts.get(name) ?? '')
  const path = pathWith(new Map())
  const { method } = operation
  const base = operation.body && draw(operation.body)
  const withBody = (body: unknown) => ({
    ...(operation.body && {
      headers: { 'content-type': 'application/json' },
      body: withFreshAddress(writeJson(body)),
    }),
  })
  const plain = { method, path, headers: {}, ...withBody(base) }
  return [
    plain,
    ...texts.flatMap((text) =>
      inPath.map(({ name }) => ({ ...plain, path: pathWith(new Map([[name, escapeText(text)]])) })),
    ),
    ...inQuery.flatMap(({ name }) => [
      ...texts.map((text) => ({ ...plain, path: `${path}?${name}=${escapeText(text)}` })),
      { ...plain, path: `${path}?${name}=a&${name}=b` },
      { ...plain, path: `${path}?${name}[]=a` },
      { ...plain, path: `${path}?${name}=%` },
      { ...plain, path: `${path}?${name}=%ff` },
    ]),
    ...placesOf(base).flatMap((place) =>
      values.map((by) => ({ ...plain, ...withBody(put(base, place, by)) })),
    ),
  ]
}
