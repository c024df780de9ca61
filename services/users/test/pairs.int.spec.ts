import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { ConnectionStatus } from '@rafiq/contracts/connections'
import { type MatchCard, matchesSchema, type Pair, pairSchema } from '@rafiq/contracts/matching'
import { uuidv7 } from '@rafiq/service-kit'
import { calledBy, waitUntil } from '@rafiq/testing'
import { type Member, UsersService } from './users-service.ts'

let users: UsersService

beforeAll(async () => {
  users = await UsersService.start()
})
afterAll(() => users?.stop())

const headers = calledBy('connections')

const pairOf = async (memberId: string, otherId: string): Promise<Pair> => {
  const answer = await users.app.inject({ url: `/internal/pairs/${memberId}/${otherId}`, headers })
  return pairSchema.parse(answer.json())
}

const tell = async (userId: string, matchedUserId: string, status: ConnectionStatus, version: number) =>
  (
    await users.app.inject({
      method: 'PUT',
      url: `/internal/connections/${userId}/${matchedUserId}`,
      headers,
      payload: { status, version },
    })
  ).statusCode

const cardOf = async (viewer: Member, id: string): Promise<MatchCard | undefined> => {
  const { json } = await users.call('GET', '/api/user/matches', { token: viewer.token })
  return matchesSchema.parse(json).find((card) => card.id === id)
}

const aPair = async (): Promise<[Member, Member]> => [await users.member(), await users.member()]

describe('state of a pair', () => {
  test('is whether they match, and what other services know of both', async () => {
    const [me, other] = await aPair()
    expect(await pairOf(me.id, other.id)).toMatchObject({
      matched: true,
      member: { memberId: me.id, isActive: true },
      other: { memberId: other.id, location: 'riyadh', age: 27 },
    })
  })

  test('is no match in another city, with oneself or with nobody', async () => {
    const me = await users.member()
    const far = await users.member({ location: 'jeddah', area: null })
    expect((await pairOf(me.id, far.id)).matched).toBe(false)
    expect((await pairOf(me.id, me.id)).matched).toBe(false)
    expect(await pairOf(me.id, uuidv7())).toMatchObject({ matched: false, other: null })
  })

  test('is no match while one of them is paused', async () => {
    const [me, other] = await aPair()
    await users.database.query('update users.members set paused_by_staff = true where id = $1', [me.id])
    expect(await pairOf(me.id, other.id)).toMatchObject({ matched: false, member: { isActive: false } })
    expect((await pairOf(other.id, me.id)).matched).toBe(false)
  })

  test('is for other services only', async () => {
    const [me, other] = await aPair()
    const url = `/internal/pairs/${me.id}/${other.id}`
    expect((await users.app.inject({ url, headers: { 'x-session-token': me.token } })).statusCode).toBe(403)
  })
})

describe('contact state of a pair', () => {
  test("shows on the card of who made it, by its newest version, and on nobody else's", async () => {
    const [me, other] = await aPair()
    expect(await tell(me.id, other.id, 'connected', 2)).toBe(204)
    expect(await tell(me.id, other.id, 'contacted', 1)).toBe(204)
    expect((await cardOf(me, other.id))?.connectionStatus).toBe('connected')
    expect((await cardOf(other, me.id))?.connectionStatus).toBeNull()
  })

  test('hides the two from each other where it failed, whoever made it', async () => {
    const [me, other] = await aPair()
    await tell(me.id, other.id, 'failed', 2)
    expect(await cardOf(me, other.id)).toBeUndefined()
    expect(await cardOf(other, me.id)).toBeUndefined()
    expect((await pairOf(other.id, me.id)).matched).toBe(false)
  })

  test('arrives by its event as well', async () => {
    const [me, other] = await aPair()
    const change = { connectionId: uuidv7(), userId: me.id, matchedUserId: other.id, version: 2 }
    await users.database.publish('connections', 'connection.changed', { ...change, status: 'failed' })
    await waitUntil('they are hidden from each other', async () => (await cardOf(me, other.id)) === undefined)
  })

  test('goes with either account, and is dropped for one that is gone', async () => {
    const [me, other] = await aPair()
    await tell(me.id, other.id, 'contacted', 1)
    await users.call('DELETE', '/api/user/delete', { token: other.token })
    const rows = () =>
      users.database.query('select from users.pair_connections where member_id = $1', [me.id])
    expect(await rows()).toEqual([])
    expect(await tell(me.id, other.id, 'failed', 2)).toBe(204)
    expect(await rows()).toEqual([])
  })

  test('is told by other services only, in words of the contract', async () => {
    const [me, other] = await aPair()
    expect(await tell(me.id, other.id, 'unheard-of' as ConnectionStatus, 1)).toBe(400)
    const url = `/internal/connections/${me.id}/${other.id}`
    const payload = { status: 'failed', version: 9 }
    expect((await users.app.inject({ method: 'PUT', url, payload })).statusCode).toBe(403)
    expect(await cardOf(me, other.id)).toBeDefined()
  })
})
