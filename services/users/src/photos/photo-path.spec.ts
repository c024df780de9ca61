import { expect, test } from '@jest/globals'
import { photoPathSeconds, readPhotoPath, signPhotoPath } from './photo-path.ts'

const grant = { memberId: 'member', photoId: 'photo', viewerId: 'viewer' }
const now = new Date('2026-01-01T00:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

function queryOf(path: string) {
  const query = new URL(path, 'http://localhost').searchParams
  const text = (name: string) => query.get(name) ?? ''
  return {
    photo: text('photo'),
    viewer: text('viewer'),
    expires: Number(text('expires')),
    signature: text('signature'),
  }
}

const query = queryOf(signPhotoPath(['key'], grant, now))

test('photo path names its viewer for ten minutes and not a second longer', () => {
  expect(readPhotoPath(['key'], grant, query, later(photoPathSeconds - 1))).toBe('viewer')
  expect(readPhotoPath(['key'], grant, query, later(photoPathSeconds))).toBeNull()
})

test.each([
  ['viewer', { viewer: 'somebody' }],
  ['end', { expires: query.expires + 60 }],
  ['signature', { signature: 'x' }],
  ['photo', { photo: 'another' }],
])('photo path is refused with another %s', (_what, change) => {
  expect(readPhotoPath(['key'], grant, { ...query, ...change }, now)).toBeNull()
})

test('photo path is refused for another member or under another key', () => {
  expect(readPhotoPath(['key'], { ...grant, memberId: 'another' }, query, now)).toBeNull()
  expect(readPhotoPath(['other key'], grant, query, now)).toBeNull()
})
