import { expect, test } from '@jest/globals'
import { deviceLabel } from './device-label.ts'

const mozilla = 'Mozilla/5.0'

test.each([
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36`,
    'Chrome',
    'Windows',
  ],
  [`${mozilla} (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0`, 'Firefox', 'Windows'],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iOS',
  ],
  [
    `${mozilla} (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36`,
    'Chrome',
    'Android',
  ],
])('device label of %s is a browser and a system', (userAgent, browser, os) => {
  expect(deviceLabel(userAgent)).toEqual({ browser, os })
})

test('device label is empty for an unknown user agent, however long it is', () => {
  expect(deviceLabel(undefined)).toEqual({ browser: null, os: null })
  const { browser, os } = deviceLabel(`<script>${'x'.repeat(100_000)}`)
  expect(`${browser}${os}`.length).toBeLessThan(90)
})
