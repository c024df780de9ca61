import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { EntityManager } from '@mikro-orm/postgresql'
import { type MatchCard, matchesSchema } from '@rafiq/contracts'
import { isMatch, percentageOf } from '@rafiq/matching'
import { EventBus, SessionStore } from '@rafiq/service-kit'
import { demoMembers } from '../src/demo/demo-members.ts'
import { seedDemo } from '../src/demo/seed-demo.ts'
import { toPairMember } from '../src/matches/candidate.ts'
import type { Member } from '../src/members/member.entity.ts'
import { UsersService } from './users-service.ts'

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

/** What the design says a member's matches are, by looking at everybody. */
function bruteForce(viewer: Member): string[] {
  const self = toPairMember(viewer)
  const circumstances = { sameGender: true, blocked: false, failed: false }
  return members
    .flatMap((member) => {
      const other = toPairMember(member)
      if (!self || !other || !isMatch(self, other, circumstances)) return []
      return [
        {
          id: other.id,
          percentage: percentageOf(self.signature, other.signature),
          activeAt: member.activeAt.getTime(),
        },
      ]
    })
    .sort((a, b) => b.percentage - a.percentage || b.activeAt - a.activeAt)
    .slice(0, 50)
    .map(({ id }) => id)
}

describe('the matches of a member', () => {
  test('are exactly those of a look at everybody, best first, then most recently active', async () => {
    // Every seventh: both genders, big cities and small ones.
    for (const viewer of members.filter((member, index) => member.profile && index % 7 === 0)) {
      // A look at one's matches counts as activity, which orders equal scores for the next viewer.
      viewer.activeAt = users.clock.now()
      users.clock.advance(1)
      const cards = await matchesOf(viewer)
      expect(cards.map(({ id }) => id)).toEqual(bruteForce(viewer))
    }
  }, 30_000)

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

describe('demo members', () => {
  test('are added once, and nobody who left comes back', async () => {
    const em = users.app.get(EntityManager).fork()
    expect(await seedDemo(em, members, users.app.get(EventBus))).toBe(0)
    const leaver = members.at(-2)
    if (!leaver) throw new Error('There is nobody.')
    await users.call('DELETE', '/api/user/delete', { token: await tokenOf(leaver) })
    expect(await seedDemo(em, members, users.app.get(EventBus))).toBe(0)
  })
})
