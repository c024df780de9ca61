import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { ProfilePhoto } from '@rafiq/contracts/questionnaire'
import { aRegistration, waitUntil } from '@rafiq/testing'
import sharp from 'sharp'
import { UsersService } from './users-service.ts'

let users: UsersService

beforeAll(async () => {
  users = await UsersService.start()
})
afterAll(() => users?.stop())

const upload = (type: ProfilePhoto['type'], bytes: Buffer): ProfilePhoto => ({
  filename: 'home',
  type,
  size: bytes.length,
  data: `data:${type};base64,${bytes.toString('base64')}`,
})
const picture = (width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: '#c8a' } })
const host = (photo: ProfilePhoto | null, area: 'east' | 'west' = 'east') =>
  aRegistration({ hasApartment: 'have-apartment', profilePhoto: photo, area })
const storedPhotos = () => readdir(join(users.storage, 'photos')).catch((): string[] => [])

/** A PNG of 40,000 by 40,000 white pixels in a few hundred kilobytes. */
function bomb(): Buffer {
  const side = 40_000
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const check = Buffer.alloc(4)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(side * (side / 8 + 1), 0), { level: 9 })
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('an uploaded photo', () => {
  test('is written anew as upright WebP without metadata', async () => {
    const jpeg = await picture()
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '24/1 42/1 0/1' } })
      .jpeg()
      .toBuffer()
    expect((await sharp(jpeg).metadata()).exif).toBeDefined()
    const { email, password } = host(null).build()
    const member = await users.member({ ...host(upload('image/jpeg', jpeg)).build(), email, password })
    const { photoUrl } = (await users.call('GET', '/api/user/profile', { token: member.token })).json
    const answer = await users.call('GET', photoUrl)
    expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' })
    const { format, width, height, exif, icc, xmp, orientation } = await sharp(answer.bytes).metadata()
    expect({ format, width, height }).toEqual({ format: 'webp', width: 300, height: 400 })
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined])
  })

  test.each([
    ['one that lies about its type', 415, async () => upload('image/png', await picture().jpeg().toBuffer())],
    ['one that is no image', 415, async () => upload('image/png', Buffer.from('<svg xmlns="x"/>'))],
    [
      'a broken one',
      400,
      async () => upload('image/png', (await picture().png().toBuffer()).subarray(0, 60)),
    ],
    [
      'one larger than it says',
      413,
      async () => ({
        ...upload(
          'image/png',
          Buffer.concat([await picture().png().toBuffer(), Buffer.alloc(5 * 1024 * 1024)]),
        ),
        size: 1000,
      }),
    ],
    [
      'one that says it is too large',
      400,
      async () => ({
        ...upload('image/png', await picture().png().toBuffer()),
        size: 6 * 1024 * 1024,
      }),
    ],
    ['another type', 400, async () => ({ ...upload('image/png', Buffer.from('GIF89a')), type: 'image/gif' })],
  ] as const)('%s is refused, and nobody is registered', async (_what, status, make) => {
    const before = await storedPhotos()
    const registration = host((await make()) as ProfilePhoto).build()
    const answer = await users.register(registration)
    expect(answer.status).toBe(status)
    expect(answer.json.issues[0].path).toMatch(/^profilePhoto/)
    expect(await storedPhotos()).toEqual(before)
    expect(
      await users.database.query('select from users.members where email = $1', [registration.email]),
    ).toEqual([])
  })

  test('a decompression bomb is refused before it is unpacked', async () => {
    const packed = upload('image/png', bomb())
    const before = process.memoryUsage().rss
    const answer = await users.register(host(packed).build())
    expect(answer).toMatchObject({ status: 413, json: { code: 'photo-size' } })
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
  })

  test('is not taken from somebody who needs an apartment', async () => {
    const photo = upload('image/png', await picture().png().toBuffer())
    const answer = await users.register({ ...host(photo).build(), hasApartment: 'need-apartment' })
    expect(answer).toMatchObject({ status: 400, json: { issues: [{ path: 'profilePhoto' }] } })
  })
})

describe('a stored photo', () => {
  const png = async () => upload('image/png', await picture().png().toBuffer())
  const read = (id: string, token?: string) =>
    users.call('GET', `/api/users/${id}/photo`, { ...(token && { token }) })

  test('is shown to its owner and to matched members, by session or by the path of a card', async () => {
    const owner = await users.member(host(await png(), 'west').build())
    const viewer = await users.member({ area: 'west' })
    const [card] = (await users.call('GET', '/api/user/matches', { token: viewer.token })).json
    expect(card.id).toBe(owner.id)
    expect((await users.call('GET', card.photoUrl)).status).toBe(200)
    expect((await read(owner.id, owner.token)).status).toBe(200)
    expect((await read(owner.id, viewer.token)).status).toBe(200)
    users.clock.advance(600_000)
    expect((await users.call('GET', card.photoUrl)).status).toBe(404)
  })

  test('does not exist for anybody else', async () => {
    const owner = await users.member(host(await png(), 'west').build())
    const outsider = await users.member({ gender: 'male' })
    const { photoUrl } = (await users.call('GET', '/api/user/profile', { token: owner.token })).json
    const forged = photoUrl.replace(/viewer=[^&]+/, `viewer=${outsider.id}`)
    const answers = await Promise.all([
      read(owner.id),
      read(owner.id, outsider.token),
      read(outsider.id, outsider.token),
      read('nobody', outsider.token),
      users.call('GET', forged),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  })

  test('goes when it is replaced, removed, or the apartment is gone', async () => {
    const { token, id } = await users.member(host(await png(), 'west').build())
    const photoId = async () =>
      (
        await users.database.query<{ photo_id: string }>('select photo_id from users.members where id = $1', [
          id,
        ])
      )[0]?.photo_id
    const edit = (body: object) => users.call('PATCH', '/api/user/profile', { token, body })
    const gone = (photo: string | undefined) =>
      waitUntil('the file is gone', async () => !(await storedPhotos()).includes(photo ?? ''))
    const first = await photoId()
    await edit({ profilePhoto: await png() })
    const second = await photoId()
    expect(second).not.toBe(first)
    await gone(first)
    await edit({ hasApartment: 'need-apartment' })
    expect(await photoId()).toBeNull()
    await gone(second)
  })
})
