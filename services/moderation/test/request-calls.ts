import { expect } from '@jest/globals'
import type { RegisteredMember } from '@rafiq/testing'
import type { ModerationService } from './moderation-service.ts'

type Caller = Pick<RegisteredMember, 'token'>

export const granted = { outcome: 'granted', words: 'Done on Sunday.' }
export const refused = { outcome: 'refused', words: 'The decision stands.' }
export const access = { kind: 'access', words: 'A copy of everything, please.' }
export const appealOf = (against: object) => ({ kind: 'appeal', against, words: 'That was not me.' })

/** Calls of members' requests and of staff's queue, by the service that is running when they are made. */
export function requestCalls(service: () => ModerationService) {
  const make = ({ token }: Caller, body: object) =>
    service().call('POST', '/api/user/requests', { token, body })

  /** The id of a request that is taken. */
  const made = async (member: Caller, body: object): Promise<string> => {
    const { status, json } = await make(member, body)
    expect(status).toBe(201)
    return json.id
  }

  const own = async ({ token }: Caller) => (await service().call('GET', '/api/user/requests', { token })).json

  const withdraw = ({ token }: Caller, id: string) =>
    service().call('POST', `/api/user/requests/${id}/withdraw`, { token })

  const queue = ({ token }: Caller, query = '') => service().call('GET', `requests${query}`, { token })

  const read = ({ token }: Caller, id: string) => service().call('GET', `requests/${id}`, { token })

  const answer = ({ token }: Caller, id: string, body: object = granted) =>
    service().call('POST', `requests/${id}/answer`, { token, body })

  /** Everything from the first page on, two at a time. */
  const wholeQueue = async (by: Caller, query: string): Promise<{ id: string }[]> => {
    const all: { id: string }[] = []
    let cursor: string | undefined
    do {
      const { headers, json } = await queue(by, `${query}&limit=2${cursor ? `&cursor=${cursor}` : ''}`)
      all.push(...json)
      cursor = headers['x-next-cursor'] as string | undefined
    } while (cursor)
    return all
  }

  return { make, made, own, withdraw, queue, read, answer, wholeQueue }
}
