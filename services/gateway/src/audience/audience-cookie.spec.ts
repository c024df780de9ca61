import { expect, test } from '@jest/globals'
import { ManualClock } from '@rafiq/service-kit'
import type { GatewaySettings } from '../settings.ts'
import { AudienceCookie } from './audience-cookie.ts'

const now = new Date('2026-11-26T08:00:00Z')
const audience = { branch: ['north'], team: ['staff'] }

function cookieOf({ publicUrl = 'https://shop.test', keys = ['a key'], at = now } = {}): AudienceCookie {
  const settings = { PUBLIC_URL: publicUrl, PREVIEW_COOKIE_KEYS: keys } as unknown as GatewaySettings
  return new AudienceCookie(new ManualClock(at), settings)
}

/** What a browser sends from then on. */
function keptBy(header: string): Map<string, string> {
  const [name = '', value = ''] = (header.split(';', 1)[0] ?? '').split(/=(.*)/s)
  return new Map([[name, value]])
}

test('audience cookie says what was signed, for a day, to this server alone', () => {
  const header = cookieOf().write(audience)
  expect(header).toMatch(
    /^__Host-audience=[\w-]+\.\d+\.[\w-]+; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax; Secure$/,
  )
  expect(cookieOf().read(keptBy(header))).toEqual(audience)
  expect(cookieOf({ at: new Date('2026-11-27T08:00:01Z') }).read(keptBy(header))).toBeUndefined()
})

test('audience cookie of another key, or changed, says nothing', () => {
  const kept = keptBy(cookieOf().write(audience))
  expect(cookieOf({ keys: ['another'] }).read(kept)).toBeUndefined()
  const [value = ''] = kept.values()
  const [, seconds, signature] = value.split('.')
  const other = Buffer.from('team=admins').toString('base64url')
  for (const forged of [`${other}.${seconds}.${signature}`, `${value}.x`, '', 'a.b.c']) {
    expect(cookieOf().read(new Map([['__Host-audience', forged]]))).toBeUndefined()
  }
})

test('audience of nobody takes the cookie away', () => {
  const cookie = cookieOf({ publicUrl: 'http://localhost:4000' })
  expect(cookie.write({})).toBe('audience=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax')
})
