import fc, { type Arbitrary } from 'fast-check'
import { edgeTexts, writeJson } from './edge-values.ts'
import { mutate, mutations } from './mutate.ts'
import type { Operation, Parameter } from './operations.ts'
import { type Pools, validValue } from './valid-value.ts'

/** A request as it goes over the wire, but for who sends it. */
export interface WireRequest {
  readonly method: string
  /** With its query; ASCII. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

/** Percent escapes that decode to nothing good, and what a router may take apart. */
const brokenParts = [
  '%',
  '%zz',
  '%00',
  '%c0%80',
  '%ed%a0%80',
  '%2e%2e',
  '..',
  '.',
  '%2f',
  '%5c',
  '',
  '%25',
  '%0d%0a',
  '*',
  ';',
  '%F0%9F',
  '%3f',
  '%23',
]

/** In a path or a query: lone surrogates go as the bytes that they would have, which are no UTF-8. */
export function escapeText(value: unknown): string {
  const text = typeof value === 'string' ? value : writeJson(value)
  return encodeURIComponent(text.toWellFormed() === text ? text : '').concat(
    text.isWellFormed() ? '' : '%ed%a0%80',
  )
}

const rarely = <T>(weight: number, usual: Arbitrary<T>, rare: Arbitrary<T>): Arbitrary<T> =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: rare })

function pathPart({ name, schema = {} }: Parameter, operation: Operation, pools: Pools): Arbitrary<string> {
  const known = pools.byName[name]
  const usual = known?.length
    ? fc.constantFrom(...known)
    : /id$/i.test(name)
      ? fc.constantFrom(...pools.ids)
      : validValue(schema, operation.definitions, pools, name)
  const broken = fc.oneof(
    fc.constantFrom(...edgeTexts).map(escapeText),
    fc.constantFrom(...brokenParts),
    fc.constantFrom(...pools.ids).map((id) => id.toUpperCase()),
  )
  return rarely(5, usual.map(escapeText), broken)
}

/** Left out, once, twice, or in a shape that parsers take for a list or an object. */
function queryPart(
  { name, schema = {} }: Parameter,
  operation: Operation,
  pools: Pools,
): Arbitrary<string[]> {
  const valid = rarely(
    3,
    validValue(schema, operation.definitions, pools, name).map(escapeText),
    fc.oneof(fc.constantFrom(...edgeTexts).map(escapeText), fc.constantFrom(...brokenParts)),
  )
  const key = fc.constantFrom(name, name, name, name, name, `${name}[]`, `${name}[a]`, `${name}%00`)
  return fc.array(
    fc.tuple(key, valid).map(([written, value]) => `${written}=${value}`),
    { maxLength: 2 },
  )
}

/** What a client may say of itself and of what it sends. */
const headers: Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc
      .record(
        {
          'x-request-id': fc.constantFrom(
            'a'.repeat(64),
            '../../x',
            '{}',
            'x'.repeat(5_000),
            'hostile-request',
          ),
          'x-forwarded-for': fc.constantFrom('127.0.0.1', 'x', '::1, 1.1.1.1', `${'1.1.1.1,'.repeat(200)}1`),
          'x-service-secret': fc.constantFrom('', 'x', 'a-secret-between-services'),
          'accept-language': fc.constantFrom('xx', '*', `ar;q=${'9'.repeat(50)}`),
          'accept-encoding': fc.constantFrom('', '*', 'br;q=x', 'gzip;q=0, identity;q=0'),
          cookie: fc.constantFrom(
            'lang=%',
            'lang=xx; bucket=-1',
            '=;;=',
            `preview_chat=${'a'.repeat(900)}`,
            '__proto__=1',
          ),
          'if-none-match': fc.constantFrom('*', '""', 'W/'),
          range: fc.constantFrom('bytes=0-', 'bytes=9-1', 'x'),
          origin: fc.constantFrom('null', 'https://evil.example', 'x'),
        },
        { requiredKeys: [] },
      )
      .map((record) => ({ ...record })),
  },
)

const contentTypes = [
  'application/json',
  'application/json; charset=utf-8',
  'application/json;charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json, text/plain',
  '',
]

/** Not even JSON. */
const brokenBodies = [
  '',
  '{',
  '{"a":',
  '"',
  '[1,]',
  'undefined',
  '\0',
  '{"a":1}{"a":2}',
  '\ufeff{}',
  '{"\ud800":1}',
  'a=b',
]

function body({ body: schema, definitions }: Operation, pools: Pools): Arbitrary<string | undefined> {
  if (!schema) return rarely(15, fc.constant(undefined), fc.constantFrom('{}', 'x'))
  const structured = fc
    .tuple(validValue(schema, definitions, pools), mutations)
    .map(([valid, changes]) => mutate(valid, changes))
    .map((value) => (typeof value === 'symbol' ? undefined : writeJson(value)))
  return rarely(30, structured, fc.constantFrom(...brokenBodies))
}

/** Requests of an operation: as documented, and then in every way that somebody may think of. */
export function requestsOf(operation: Operation, pools: Pools): Arbitrary<WireRequest> {
  const parts = Object.fromEntries(
    operation.parameters
      .filter((one) => one.in === 'path')
      .map((one) => [one.name, pathPart(one, operation, pools)]),
  )
  const queries = operation.parameters
    .filter((one) => one.in === 'query')
    .map((one) => queryPart(one, operation, pools))
  return fc
    .record({
      parts: fc.record(parts),
      queries: fc.tuple(...queries),
      headers,
      type: rarely(30, fc.constant('application/json'), fc.constantFrom(...contentTypes)),
      body: body(operation, pools),
      method: rarely(
        60,
        fc.constant(operation.method),
        fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'),
      ),
    })
    .map((drawn) => {
      const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => drawn.parts[name] ?? '')
      const asked = drawn.queries.flat().join('&')
      return {
        method: drawn.method,
        path: asked ? `${path}?${asked}` : path,
        headers: {
          ...drawn.headers,
          ...(drawn.body !== undefined && drawn.type !== '' && { 'content-type': drawn.type }),
        },
        ...(drawn.body !== undefined && { body: drawn.body }),
      }
    })
}
