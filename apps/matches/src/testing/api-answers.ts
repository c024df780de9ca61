import { jest } from '@jest/globals'
import type { Connection, MatchCard } from '@rafiq/contracts'
import { memberId } from './a-connection.ts'

export type Answer = { status: number; body?: unknown; headers?: Record<string, string> }
export type Answers = Record<string, Answer | (() => Promise<Answer>)>
type Call = { method: string; path: string; body: unknown }

/** A member with these matches and contacts, of whom so many still wait. */
export const aMemberWith = (
  cards: MatchCard[],
  { waiting = 0, connections = [] }: { waiting?: number; connections?: Connection[] } = {},
): Answers => ({
  'GET /api/user/profile': { status: 200, body: { id: memberId } },
  'GET /api/user/matches': { status: 200, body: cards },
  'GET /api/user/match-limit': { status: 200, body: { matchesShared: waiting, maxMatches: 6 } },
  'GET /api/users/connections': { status: 200, body: connections },
})

/** Answers `fetch` by method and path, and records the calls. Every test names the answers that it expects. */
export function apiAnswers(answers: Answers) {
  const calls: Call[] = []
  globalThis.fetch = jest.fn<typeof fetch>(async (input, init) => {
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
    } as Response
  })
  return calls
}
