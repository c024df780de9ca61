import { createECDH } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import { isPublicKey, isPushEndpoint, knownPushOrigins, pushOriginsSetting } from './push-origins.ts'

const known = pushOriginsSetting.parse(knownPushOrigins)

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QGuQ',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%3d',
])('push messages may be sent to a push service of a browser: %s', (endpoint) => {
  expect(isPushEndpoint(endpoint, known)).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com.evil.test/fcm',
  'https://fcm.googleapis.com@127.0.0.1/fcm',
  'https://me:word@fcm.googleapis.com/fcm',
  'https://evil.test/https://fcm.googleapis.com',
  'https://fcmxgoogleapis.com/fcm',
  'https://push.apple.com/x',
  'https://a.b.push.apple.com/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/x',
  'https://users:8080/internal/members',
  'file:///etc/passwd',
  'no address',
])('push messages are never sent to %s', (endpoint) => {
  expect(isPushEndpoint(endpoint, known)).toBe(false)
})

test('an origin of any port has to be named so', () => {
  const local = pushOriginsSetting.parse('http://127.0.0.1:*')
  expect(isPushEndpoint('http://127.0.0.1:4711/x', local)).toBe(true)
  expect(isPushEndpoint('http://127.0.0.2:4711/x', local)).toBe(false)
})

test.each(['', 'fcm.googleapis.com', 'https://push.test/path', 'ftp://push.test', '*'])(
  'origins of push services are refused that read %p',
  (text) => {
    expect(pushOriginsSetting.safeParse(text).success).toBe(false)
  },
)

describe('the key of a browser', () => {
  test('is a point of the curve', () => {
    expect(isPublicKey(createECDH('prime256v1').generateKeys('base64url'))).toBe(true)
  })

  test.each(['B', 'A'.repeat(87), `B${'A'.repeat(86)}`])('is not %p', (key) => {
    expect(isPublicKey(key)).toBe(false)
  })
})
