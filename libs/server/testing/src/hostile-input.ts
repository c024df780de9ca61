import { askAgain } from './ask-again.ts'

/** A call that a service answers as it should. What is put in place of its parts is in `hostileCalls`. */
export interface SampleCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** As in the OpenAPI document: `/api/users/{id}/consent`. */
  path: string
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
  body?: unknown
  headers?: Readonly<Record<string, string>>
}

interface HostileCall {
  /** Which part is wrong, and how. */
  what: string
  method: SampleCall['method']
  url: string
  headers: Record<string, string>
  payload?: string
  /** Whether taking it would mean to keep, or search for, what no text may hold. */
  mustRefuse: boolean
}

/** What no text may hold (`storableText`). */
const unstorable = ['a\0b', 'a\ud800b', '\udc00a', 'a\u202eb', 'a\u2066b']

/** Everything else that a field may be given. */
const strange: readonly unknown[] = [
  ...['', '__proto__', '2147483648', '0000-01-01T00:00:00Z', 'ى'.repeat(3_000)],
  ...[null, true, -1, 1.5, 2 ** 31, 2 ** 53, [], { toString: 'x' }, { length: { toString: 'x' } }],
]

const wholeBodies = [
  ...['', ' ', 'null', '0', '"a"', '[]', '[null]', '{', '{"a":}', '{"__proto__":{"role":"admin"}}'],
  ...['{"constructor":{"prototype":{"role":"admin"}}}', '\ufeff{}', '{"a":1e999}', '\0', '[['.repeat(500)],
]

/** Encoded, as they stand in an address; the first two decode to what no text may hold. */
const encoded = [
  'a%00b',
  'a%E2%80%AEb',
  '%ED%A0%80',
  '%FF',
  '%',
  '%ZZ',
  '%u0000',
  '',
  '__proto__',
  '2147483648',
]
const encodedQueries = [
  ...encoded,
  '-1',
  '1.5',
  'NaN',
  '1e400',
  '0000-01-01T00%3A00%3A00Z',
  'x'.repeat(3_000),
]
const encodedParams = [...encoded.slice(0, -3), '..', '%2e%2e%2f', '__proto__', 'x'.repeat(90)]

const strangeHeaders: readonly Record<string, string>[] = [
  { 'x-session-token': '' },
  { 'x-session-token': '__proto__' },
  { 'x-session-token': 'x'.repeat(5_000) },
  { 'x-session-token': '\u00ff\u00fe' },
  { authorization: 'Bearer' },
  { authorization: `Bearer ${'\u00ff'.repeat(100)}` },
  { 'x-service-credential': '\u00ff' },
  { 'x-request-id': '\u00ff' },
  { cookie: 'onboarding=%00; lang=%ff; release=%ED%A0%80' },
  { cookie: '=;;=a; __proto__=x; onboarding=a.b.c; lang=__proto__' },
  { cookie: 'onboarding=..; lang=' },
  { 'x-forwarded-for': 'nobody' },
  { 'x-forwarded-for': '999.1.1.1, ::ffff:zz, ,' },
  { 'if-none-match': '"'.repeat(500) },
  { 'accept-encoding': ';q=x,,*;q=-1' },
  { 'accept-language': '\u00ff' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'text/plain' },
  { 'content-type': '\u00ff' },
]

/** A body with another value at each of its places, however deep. */
function* replacements(
  body: unknown,
  path: string,
): Generator<{ at: string; with: (value: unknown) => unknown }> {
  yield { at: path, with: (value) => value }
  if (typeof body !== 'object' || body === null) return
  for (const [key, inner] of Object.entries(body)) {
    for (const { at, with: put } of replacements(inner, `${path}.${key}`)) {
      yield {
        at,
        with: (value) =>
          Array.isArray(body)
            ? body.map((item, index) => (String(index) === key ? put(value) : item))
            : { ...body, [key]: put(value) },
      }
    }
  }
}

const fill = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')

/** Every way in which one part of a call can be wrong, one at a time. */
function* hostileCalls(sample: SampleCall): Generator<HostileCall> {
  const { method, params = {}, query = {}, body } = sample
  const search = (entries: readonly string[]) => (entries.length > 0 ? `?${entries.join('&')}` : '')
  const pairs = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
  const payload = body === undefined ? undefined : JSON.stringify(body)
  const make = (what: string, changes: Partial<HostileCall> = {}): HostileCall => ({
    what,
    method,
    url: `${fill(sample.path, params)}${search(pairs)}`,
    mustRefuse: false,
    ...(payload !== undefined && { payload }),
    ...changes,
    headers: {
      ...((changes.payload ?? payload) !== undefined && { 'content-type': 'application/json' }),
      ...sample.headers,
      ...changes.headers,
    },
  })

  for (const name of Object.keys(params)) {
    for (const [index, value] of encodedParams.entries()) {
      const url = `${fill(sample.path, { ...params, [name]: value })}${search(pairs)}`
      yield make(`{${name}} ${value.slice(0, 40)}`, { url, mustRefuse: index < 2 })
    }
  }
  const path = fill(sample.path, params)
  for (const [key, value] of Object.entries(query)) {
    const others = pairs.filter((pair) => !pair.startsWith(`${key}=`))
    const with_ = (entries: string[]) => `${path}${search([...others, ...entries])}`
    for (const [index, wrong] of encodedQueries.entries()) {
      yield make(`?${key}=${wrong.slice(0, 40)}`, { url: with_([`${key}=${wrong}`]), mustRefuse: index < 2 })
    }
    yield make(`?${key} twice`, { url: with_([`${key}=${value}`, `${key}=${value}`]) })
    yield make(`?${key}[]`, { url: with_([`${key}[]=${value}`, `${key}[a]=${value}`]) })
  }
  if (method === 'GET') {
    for (const extra of ['__proto__=x', '__proto__[a]=x', 'constructor=x', '&&=&=', '%', '%00=%00']) {
      yield make(`?${extra}`, { url: `${path}${search([...pairs, extra])}` })
    }
    for (const headers of strangeHeaders)
      yield make(`headers ${JSON.stringify(headers).slice(0, 60)}`, { headers })
  }
  if (body === undefined) return
  for (const whole of wholeBodies)
    yield make(`body ${JSON.stringify(whole).slice(0, 40)}`, { payload: whole })
  for (const headers of strangeHeaders.slice(-3))
    yield make(`body as ${JSON.stringify(headers)}`, { headers })
  for (const { at, with: put } of replacements(body, 'body')) {
    for (const value of [...unstorable, ...strange]) {
      const mustRefuse = unstorable.includes(value as string)
      yield make(`${at} = ${JSON.stringify(value).slice(0, 40)}`, {
        payload: JSON.stringify(put(value)),
        mustRefuse,
      })
    }
  }
}

/** Calls under way. */
const atOnce = 6

interface Answer {
  statusCode: number
  body: string
}

/**
 * Gives a service everything of `hostileCalls`.
 * @returns what it should not have answered, a line each: any 5xx, and, where people call, taking what no text may hold
 */
export async function offendingAnswers(
  sample: SampleCall,
  ask: (call: HostileCall) => Promise<Answer>,
): Promise<string[]> {
  const offending: string[] = []
  const calls = hostileCalls(sample)
  const byPeople = sample.path.startsWith('/api/')
  const askOn = async (): Promise<void> => {
    for (const call of calls) {
      const { statusCode, body } = await askAgain(
        () => ask(call),
        (answer) => answer.statusCode === 503,
      )
      if (statusCode < 500 && !(byPeople && call.mustRefuse && statusCode < 400)) continue
      offending.push(`${call.method} ${sample.path}, ${call.what}: ${statusCode} ${body.slice(0, 120)}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, askOn))
  return offending
}

interface Operations {
  paths: Record<string, Record<string, { parameters?: unknown[]; requestBody?: unknown }>>
}

/** Operations of an OpenAPI document that take something from the caller and that no sample stands for. */
export function withoutSample(document: Operations, samples: readonly SampleCall[]): string[] {
  const known = new Set(samples.map(({ method, path }) => `${method} ${path}`))
  return Object.entries(document.paths)
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { parameters = [], requestBody }]) => ({
        name: `${method.toUpperCase()} ${path}`,
        takes: parameters.length > 0 || requestBody !== undefined,
      })),
    )
    .filter(({ name, takes }) => takes && !known.has(name))
    .map(({ name }) => name)
}
