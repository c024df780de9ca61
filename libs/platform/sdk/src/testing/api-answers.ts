import { fn } from 'jest-mock'

/** A body that is text is a file; everything else is JSON. */
type Answer = { status: number; body?: unknown; headers?: Record<string, string> }
/** By method and path: `GET /api/user/profile`. A function answers each call anew. */
export type ApiAnswers = Record<string, Answer | (() => Promise<Answer>)>
type Call = { method: string; path: string; body: unknown }

/** As `fetch` fails on a device without a network. */
export const unreachable = (): Promise<Answer> => Promise.reject(new TypeError('Failed to fetch'))

/** Answers `fetch` by method and path, and records the calls. Every test names the answers that it expects. */
export function apiAnswers(answers: ApiAnswers): Call[] {
  const calls: Call[] = []
  globalThis.fetch = fn<typeof fetch>(async (input, init) => {
    const method = init?.method ?? 'GET'
    const path = String(input)
    calls.push({ method, path, body: init?.body ? JSON.parse(String(init.body)) : undefined })
    const given = answers[`${method} ${path}`]
    if (!given) throw new Error(`no answer for ${method} ${path}`)
    const { status, body, headers = {} } = typeof given === 'function' ? await given() : given
    return {
      ok: status < 400,
      status,
      statusText: '',
      headers: new Headers(headers),
      text: async () => (body === undefined ? '' : JSON.stringify(body)),
      blob: async () => new Blob(typeof body === 'string' ? [body] : []),
    } as Response
  })
  return calls
}
