import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { defaultAwayNotices } from '@rafiq/contracts/members'
import { AwayNotices, everything } from './away-notices.ts'
import { UsersService } from './users-service.ts'

let users: UsersService
let notices: AwayNotices

let { member, other } = {} as AwayNotices['people']

beforeAll(async () => {
  users = await UsersService.start()
  notices = await AwayNotices.of(users)
  ;({ member, other } = notices.people)
})
afterAll(() => users?.stop())
beforeEach(() => notices.begin())

const path = '/api/user/away-notices'

describe('away notices of a member', () => {
  test('are off until they are asked for, and nights are quiet', async () => {
    expect(await users.call('GET', path, other)).toMatchObject({ status: 200, json: defaultAwayNotices })
  })

  test('change one by one, and are in the export', async () => {
    const changed = await notices.want(other, { mail: { contact: true } })
    const wanted = { ...defaultAwayNotices, mail: { message: false, contact: true, matches: false } }
    expect(changed).toMatchObject({ status: 200, json: wanted })
    await notices.want(other, { quietHours: { from: 1, until: 2 } })
    const { json } = await users.call('GET', '/api/user/export', other)
    expect(json.awayNotices).toEqual({
      wanted: { ...wanted, quietHours: { from: 1, until: 2 } },
      devices: [],
      noted: [],
    })
  })

  test('changed twice at once hold both changes', async () => {
    const kinds = ['message', 'contact', 'matches'] as const
    const answers = await Promise.all(kinds.map((kind) => notices.want(other, { mail: { [kind]: true } })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await users.call('GET', path, other)).json.mail).toEqual(everything)
  })

  test.each([
    { mail: { message: 'yes' } },
    { mail: { sms: true } },
    { push: { mail: true } },
    { quietHours: { from: 22 } },
    { quietHours: { from: 24, until: 8 } },
    { quietHours: { from: 8, until: 8 } },
    { quietHours: { from: 1.5, until: 8 } },
    [],
  ])('refuse %j', async (body) => {
    expect(await notices.want(member, body)).toMatchObject({ status: 400, json: { code: 'malformed' } })
  })

  test('are nobody’s without a session', async () => {
    expect((await users.call('GET', path)).status).toBe(401)
    expect((await users.call('PATCH', path, { body: { mail: { message: true } } })).status).toBe(401)
  })
})
