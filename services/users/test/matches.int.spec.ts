import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { EntityManager } from '@mikro-orm/postgresql'
import { type MatchCard, matchesSchema } from '@rafiq/contracts/matching'
import { EventBus, SessionStore } from '@rafiq/service-kit'
import { demoMembers } from '../src/demo/demo-members.ts'
import { seedDemo } from '../src/demo/seed-demo.ts'
import type { Member } from '../src/members/member.entity.ts'
import { aMember, aProfile } from './a-member.ts'
import { positionsIn, rightMatches } from './right-matches.ts'
import { UsersService } from './users-service.ts'

const hour = 3_600_000

let users: UsersService
let members: Member[]

beforeAll(async () => {
  users = await UsersService.start()
  members = demoMembers('no-password', users.clock.now())
  await seedDemo(users.app.get(EntityManager).fork(), members, users.app.get(EventBus))
})
afterAll(() => users?.stop())

const tokenOf = (member: Member) =>
  users.app.get(SessionStore).create({ memberId: member.id, role: member.role })
const matchesOf = async (member: Member): Promise<MatchCard[]> => {
  const { status, json } = await users.call('GET', '/api/user/matches', { token: await tokenOf(member) })
  expect(status).toBe(200)
  return matchesSchema.parse(json)
}

/** One of many women of a small town, all alike. */
function twin(index: number): Member {
  const id = `01900000-0000-7000-8000-${String(1_000 + index).padStart(12, '0')}`
  return aMember({ id, email: `${id}@rafiq.test`, profile: aProfile({ location: 'turaif', area: null }) })
}

/** To the next midnight of Riyadh, which is three hours ahead of UTC. */
const untilMidnight = (now: Date): number => 24 * hour - ((now.getTime() + 3 * hour) % (24 * hour))

describe('the matches of a member', () => {
  test('are exactly those of a look at everybody, best first, then by turn', async () => {
    const standing = await positionsIn(users)
    // Every seventh: both genders, big cities and small ones.
    for (const viewer of members.filter((member, index) => member.profile && index % 7 === 0)) {
      const cards = await matchesOf(viewer)
      expect(cards.map(({ id }) => id)).toEqual(rightMatches(viewer, members, standing, users.clock.now()))
    }
  })

  test('show a phone only with that member’s consent', async () => {
    const [viewer] = members
    if (!viewer) throw new Error('There is nobody.')
    for (const card of await matchesOf(viewer)) {
      const member = members.find(({ id }) => id === card.id)
      expect(card.phone).toBe(member?.phoneShareConsent ? member.profile?.phone : null)
    }
  })

  test('are none for staff, and none while matching is paused', async () => {
    const moderator = members.find(({ role }) => role === 'moderator')
    const paused = members.at(-1)
    if (!moderator || !paused) throw new Error('There is nobody.')
    expect(await matchesOf(moderator)).toEqual([])
    await users.database.query('update users.members set own_active = false where id = $1', [paused.id])
    expect(await matchesOf(paused)).toEqual([])
  })

  test('need a session', async () => {
    expect((await users.call('GET', '/api/user/matches')).status).toBe(401)
    expect((await users.call('GET', '/api/user/matches', { token: 'dead' })).status).toBe(401)
  })
})

describe('matches of equal score', () => {
  const twins = Array.from({ length: 90 }, (_, index) => twin(index))

  beforeAll(async () => {
    await seedDemo(users.app.get(EntityManager).fork(), twins, users.app.get(EventBus))
  })

  test('begin elsewhere every day of Riyadh among equal scores, and stay as they are all that day', async () => {
    const people = [...members, ...twins]
    const [viewer] = twins
    if (!viewer) throw new Error('There is nobody.')
    const standing = await positionsIn(users)
    const lists = new Set<string>()
    users.clock.advance(untilMidnight(users.clock.now()))
    for (let day = 0; day < 6; day += 1) {
      const cards = await matchesOf(viewer)
      const list = cards.map(({ id }) => id)
      expect(list).toEqual(rightMatches(viewer, people, standing, users.clock.now()))
      expect(list).toHaveLength(50)
      users.clock.advance(24 * hour - 1)
      expect((await matchesOf(viewer)).map(({ id }) => id)).toEqual(list)
      users.clock.advance(1)
      lists.add(list.join())
    }
    expect(lists.size).toBeGreaterThan(1)
  })

  test('keep whoever is saved, also on days on which equal scores begin elsewhere', async () => {
    const viewer = twin(0)
    const token = await tokenOf(viewer)
    const [, , saved] = await matchesOf(viewer)
    if (!saved) throw new Error('There is nobody.')
    await users.call('PUT', `/api/user/match-marks/${saved.id}`, { token, body: { mark: 'saved' } })
    const savedOn = async () => (await matchesOf(viewer)).filter((card) => card.saved).map(({ id }) => id)
    for (let day = 0; day < 6; day += 1) {
      expect(await savedOn()).toEqual([saved.id])
      users.clock.advance(24 * hour)
    }
  })
})

describe('demo members', () => {
  test('whose number is shown have agreed to it', async () => {
    const sharing = await users.database.query('select id from users.members where phone_share_consent')
    const agreed = await users.database.query(
      'select member_id as id from users.consent_records where phone_share_consent',
    )
    const ids = (rows: Record<string, unknown>[]) => rows.map(({ id }) => id).sort()
    expect(sharing.length).toBeGreaterThan(0)
    expect(ids(agreed)).toEqual(ids(sharing))
  })

  test('are added once, and nobody who left comes back', async () => {
    const em = users.app.get(EntityManager).fork()
    expect(await seedDemo(em, members, users.app.get(EventBus))).toBe(0)
    const leaver = members.at(-2)
    if (!leaver) throw new Error('There is nobody.')
    await users.call('DELETE', '/api/user/delete', { token: await tokenOf(leaver) })
    expect(await seedDemo(em, members, users.app.get(EventBus))).toBe(0)
  })
})
