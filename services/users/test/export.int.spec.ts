import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { memberExportSchema } from '@rafiq/contracts/personal-data'
import { uuidv7 } from '@rafiq/service-kit'
import { calledBy } from '@rafiq/testing'
import sharp from 'sharp'
import { UsersService } from './users-service.ts'

let users: UsersService

beforeAll(async () => {
  users = await UsersService.start()
})
afterAll(() => users?.stop())

const read = (token?: string) => users.call('GET', '/api/user/export', { ...(token && { token }) })

test('a member receives the account, the answers, the photo, every consent and the number of sessions', async () => {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#c8a' } })
  const png = await picture.png().toBuffer()
  const { id, token, email, password } = await users.member({
    name: 'سارة',
    bio: 'هدوء',
    hasApartment: 'have-apartment',
    profilePhoto: {
      filename: 'home.png',
      type: 'image/png',
      size: png.length,
      data: `data:image/png;base64,${png.toString('base64')}`,
    },
  })
  await users.signIn(email, password)
  const consent = { phoneShareConsent: true, isActive: true, wording: 'account.consent@1', language: 'ar' }
  await users.call('PATCH', `/api/users/${id}/consent`, { token, body: consent })
  const { status, json, headers } = await read(token)
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  expect(memberExportSchema.strict().parse(json)).toMatchObject({
    account: { id, email, role: 'user', phoneShareConsent: true, isActive: true, pausedByStaff: false },
    profile: { name: 'سارة', bio: 'هدوء', hasApartment: 'have-apartment' },
    consents: [{ ...consent, recordedAt: expect.any(String) }],
    sessions: { count: 2 },
  })
  const photo = Buffer.from(json.photo.split(',')[1], 'base64')
  expect((await sharp(photo).metadata()).format).toBe('webp')
})

test('data export holds no password, no session secret and nothing of another member', async () => {
  const other = await users.member()
  const { id, token, password } = await users.member()
  const [row] = await users.database.query<{ password_hash: string }>(
    'select password_hash from users.members where id = $1',
    [id],
  )
  const text = JSON.stringify((await read(token)).json)
  expect(text).not.toMatch(/password|\$argon2/i)
  for (const secret of [row?.password_hash ?? '', password, token, other.id, other.email]) {
    expect(secret).not.toBe('')
    expect(text).not.toContain(secret)
  }
})

test('staff have an account and no answers', async () => {
  const { id, email, token } = await users.member()
  await users.database.query(
    `update users.members set role = 'moderator', name = null, gender = null, age = null, phone = null,
       nationality = null, has_apartment = null, budget = null, location = null, area = null, lifestyle = null,
       room_sharing = null, bathroom_sharing = null, bio = null, photo_id = null where id = $1`,
    [id],
  )
  await users.database.query('delete from users.match_candidates where member_id = $1', [id])
  const { status, json } = await read(token)
  expect(status).toBe(200)
  expect(json).toMatchObject({ account: { email, role: 'moderator' }, profile: null, photo: null })
})

test.each([undefined, 'x'.repeat(43), uuidv7()])('data export needs a live session', async (token) => {
  expect(await read(token)).toMatchObject({ status: 401, json: { code: 'unauthorized' } })
})

describe('what other services hold', () => {
  beforeEach(() => users.others.recover())
  afterEach(() => users.others.recover())

  test('is asked of each by the service secret, and is part of it', async () => {
    const { id, token } = await users.member()
    const contactedAt = '2026-11-20T08:00:00.000Z'
    const received = [{ status: 'contacted', contactedAt, remindedAt: null }]
    const access = { id: uuidv7(), at: contactedAt, role: 'admin', act: 'opened', reason: null, times: 1 }
    users.others.answer = {
      status: 200,
      body: {
        contacts: [],
        received,
        rooms: [],
        messages: [],
        questions: [],
        agreements: [],
        actions: [],
        reports: [],
        notices: [],
        requests: [],
        accesses: [access],
      },
    }
    expect((await read(token)).json).toMatchObject({
      connections: { contacts: [], received },
      chat: { rooms: [], messages: [], questions: [], agreements: [] },
      moderation: { actions: [], reports: [], notices: [], requests: [], accesses: [access] },
    })
    const credential = calledBy('users')['x-service-credential']
    const asked = { path: `/internal/members/${id}/export`, credential }
    expect(users.others.asked.filter(({ path }) => path.endsWith('/export'))).toEqual([asked, asked, asked])
  })

  test.each([
    ['fails', { status: 500, body: {} }],
    ['refuses the secret', { status: 403, body: { code: 'forbidden', message: 'x' } }],
    ['answers something else', { status: 200, body: { contacts: 'none' } }],
  ])('is not left out where a service %s: 503, and when to try again', async (_, answer) => {
    const { token } = await users.member()
    users.others.answer = answer
    const { status, headers, json } = await read(token)
    expect({ status, code: json.code }).toEqual({ status: 503, code: 'unavailable' })
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })
})

test('the export of an account that is gone is refused', async () => {
  const { token } = await users.member()
  await users.call('DELETE', '/api/user/delete', { token })
  expect((await read(token)).status).toBe(401)
})
