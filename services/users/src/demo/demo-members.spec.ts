import { describe, expect, test } from '@jest/globals'
import { demoAccounts } from '@rafiq/contracts/accounts'
import { questionnaireSchema } from '@rafiq/contracts/questionnaire'
import { isMatch, type PairMember } from '@rafiq/matching'
import { toPairMember } from '../members/match-candidate.ts'
import { demoMembers } from './demo-members.ts'
import { demoProfile } from './demo-profile.ts'
import { createPicker } from './pick.ts'

const now = new Date('2026-01-01T00:00:00Z')
const members = demoMembers('hash', now)
const pairs = members.map(toPairMember).filter((member) => member !== null)
const circumstances = { sameGender: true, blocked: false, failed: false }
const matchesOf = (viewer: PairMember) => pairs.filter((other) => isMatch(viewer, other, circumstances))

describe('the demo members', () => {
  test('are 200 beside two test members and three of the staff, each with an address of its own', () => {
    expect(members).toHaveLength(205)
    expect(new Set(members.map(({ email }) => email)).size).toBe(205)
    expect(members.filter(({ profile }) => profile === null).map(({ role }) => role)).toEqual([
      'moderator',
      'admin',
      'releases',
    ])
  })

  test('bear the ids by which other services know the test members', () => {
    expect(members.slice(0, 2).map(({ id }) => id)).toEqual(demoAccounts.testMembers.map(({ id }) => id))
  })

  test('answered the questionnaire as anybody must', () => {
    for (const { profile } of members)
      if (profile) expect(questionnaireSchema.safeParse(profile).error).toBeUndefined()
  })

  test('are the same each time', () => {
    expect(demoMembers('hash', now)).toEqual(members)
  })

  test('match the two test members with each other', () => {
    const [first, second] = demoAccounts.testMembers.map(({ email }) => {
      const member = members.find((candidate) => candidate.email === email)
      return member ? toPairMember(member) : null
    })
    expect(first && second && isMatch(first, second, circumstances)).toBe(true)
  })

  test('give most newcomers in the three big cities five matches or more', () => {
    const pick = createPicker(7)
    const newcomers = Array.from({ length: 600 }, (_, index) => {
      const city = pick.one(['riyadh', 'jeddah', 'dammam'] as const)
      const { profile } = demoProfile(pick, index, city, pick.one(['female', 'male'] as const))
      const [first] = members
      if (!first) throw new Error('There are no demo members.')
      return toPairMember({ ...first, id: `newcomer-${index}`, profile })
    }).filter((member) => member !== null)
    const served = newcomers.filter((viewer) => matchesOf(viewer).length >= 5)
    expect(served.length / newcomers.length).toBeGreaterThan(0.85)
  })
})
