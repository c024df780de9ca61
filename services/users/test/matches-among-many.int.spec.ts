import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { EntityManager } from '@mikro-orm/postgresql'
import { matchesSchema } from '@rafiq/contracts/matching'
import { bathroomSharings, budgets, lifestyles, roomSharings } from '@rafiq/contracts/questionnaire'
import { EventBus, SessionStore } from '@rafiq/service-kit'
import { seedDemo } from '../src/demo/seed-demo.ts'
import { mostOfFew, mostOfSeveral } from '../src/matches/search-group.ts'
import type { Member } from '../src/members/member.entity.ts'
import { aMember, aProfile } from './a-member.ts'
import { positionsIn, rightMatches } from './right-matches.ts'
import { UsersService } from './users-service.ts'

let users: UsersService

beforeEach(async () => {
  users = await UsersService.start()
})
afterEach(() => users?.stop())

/**
 * A woman of one town; her neighbours answered otherwise. One in 202 likes everything: most of those who suit her best do not live
 * there, so her search goes beyond its first chunk.
 */
function resident(index: number): Member {
  const id = `01900000-0000-7000-8000-${String(index).padStart(12, '0')}`
  const oneOf = <T>(values: readonly [T, ...T[]], step: number) =>
    values[Math.floor(index / step) % values.length] ?? values[0]
  return aMember({
    id,
    email: `${id}@rafiq.test`,
    profile: aProfile({
      location: 'turaif',
      area: null,
      hasApartment: oneOf(['need-apartment', 'have-apartment'], 1),
      budget: oneOf(budgets, 2),
      lifestyle: index % 202 === 0 ? [...lifestyles] : [oneOf(lifestyles, 3)],
      roomSharing: oneOf(roomSharings, 5),
      bathroomSharing: oneOf(bathroomSharings, 7),
    }),
  })
}

test.each([mostOfFew + 1, mostOfSeveral + 1])(
  'the matches of a member where %i live are exactly those of a look at everybody',
  async (people) => {
    const residents = Array.from({ length: people }, (_, index) => resident(index))
    await seedDemo(users.app.get(EntityManager).fork(), residents, users.app.get(EventBus))
    const positions = await positionsIn(users)
    for (const viewer of residents.filter((_, index) => index % 101 === 0)) {
      const token = await users.app.get(SessionStore).create({ memberId: viewer.id, role: viewer.role })
      const { json } = await users.call('GET', '/api/user/matches', { token })
      const cards = matchesSchema.parse(json)
      expect(cards).toHaveLength(50)
      expect(cards.map(({ id }) => id)).toEqual(rightMatches(viewer, residents, positions, users.clock.now()))
    }
  },
)
