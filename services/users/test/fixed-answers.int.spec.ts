import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { userProfileSchema } from '@rafiq/contracts/members'
import { memberExportSchema } from '@rafiq/contracts/personal-data'
import { type Member, UsersService } from './users-service.ts'

const day = 86_400_000
let users: UsersService

beforeAll(async () => {
  users = await UsersService.start({ RATE_LIMIT_SCALE: '1000' })
})
afterAll(() => users?.stop())

const profile = async ({ token }: Member) =>
  userProfileSchema.parse((await users.call('GET', '/api/user/profile', { token })).json)
const edit = ({ token }: Member, body: object) => users.call('PATCH', '/api/user/profile', { token, body })
const someone = () => users.member({ location: 'taif', area: null })

describe('the gender of a profile', () => {
  test('is fixed after registration', async () => {
    const member = await users.member({ gender: 'female' })
    const { status, json } = await edit(member, { gender: 'male', name: 'جديد' })
    expect(status).toBe(422)
    expect(json).toMatchObject({ code: 'gender-fixed', issues: [{ path: 'gender' }] })
    expect(json).not.toHaveProperty('matches')
    expect(await profile(member)).toMatchObject({
      gender: 'female',
      name: expect.not.stringContaining('جديد'),
    })
  })

  test('may be sent again as it is', async () => {
    const member = await users.member({ gender: 'female' })
    expect((await edit(member, { gender: 'female' })).status).toBe(200)
  })

  test('is fixed also where everybody is matched with everybody', async () => {
    const open = await UsersService.start({ MATCH_SAME_GENDER: 'false' })
    try {
      const { token } = await open.member({ gender: 'male' })
      const answer = await open.call('PATCH', '/api/user/profile', { token, body: { gender: 'female' } })
      expect(answer).toMatchObject({ status: 422, json: { code: 'gender-fixed' } })
    } finally {
      await open.stop()
    }
  })
})

describe('the city of a profile', () => {
  test('changes twice in 30 days, and a third time when the first change is 30 days old', async () => {
    const member = await someone()
    expect((await profile(member)).cityChanges).toEqual({ left: 2, nextAt: null })
    const first = users.clock.now().getTime()
    expect((await edit(member, { location: 'abha' })).status).toBe(200)
    users.clock.advance(3 * day)
    const second = users.clock.now().getTime()
    const { json } = await edit(member, { location: 'hail' })
    const nextAt = new Date(first + 30 * day).toISOString()
    expect(json.user.cityChanges).toEqual({ left: 0, nextAt })
    const refused = await edit(member, { location: 'taif', name: 'جديد' })
    expect(refused).toMatchObject({
      status: 422,
      json: { code: 'city-changes', nextAt, issues: [{ path: 'location' }] },
    })
    expect(await profile(member)).toMatchObject({ location: 'hail', cityChanges: { left: 0, nextAt } })
    users.clock.advance(27 * day - 1)
    expect((await edit(member, { location: 'taif' })).status).toBe(422)
    users.clock.advance(1)
    const third = await edit(member, { location: 'taif' })
    expect(third.json.user.cityChanges).toEqual({
      left: 0,
      nextAt: new Date(second + 30 * day).toISOString(),
    })
  })

  test('does not change where the same one is sent, and the area is free', async () => {
    const member = await users.member({ area: 'west' })
    for (const area of ['east', 'south', 'west', 'east']) {
      expect((await edit(member, { location: 'riyadh', area })).status).toBe(200)
    }
    expect((await profile(member)).cityChanges).toEqual({ left: 2, nextAt: null })
  })

  test('changes twice also by many requests at once', async () => {
    const member = await someone()
    const cities = ['abha', 'hail', 'tabuk', 'najran', 'arar', 'sakaka', 'buraydah', 'jubail']
    const answers = await Promise.all(cities.map((location) => edit(member, { location })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(answers.filter(({ json }) => json.code === 'city-changes')).toHaveLength(6)
  })

  test('tells its changes in the export', async () => {
    const member = await someone()
    await edit(member, { location: 'abha' })
    const { json } = await users.call('GET', '/api/user/export', { token: member.token })
    expect(memberExportSchema.parse(json).matching.cityChanges).toEqual([users.clock.now().toISOString()])
  })
})
