import { expect, test } from '@jest/globals'
import { readCookie, writeCookie } from './cookies.ts'

test('finds a cookie among others, whole', () => {
  expect(readCookie('a=1; onboarding=x.y=z ; lang=ar', 'onboarding')).toBe('x.y=z')
  expect(readCookie('xlang=ar', 'lang')).toBeUndefined()
  expect(readCookie(undefined, 'lang')).toBeUndefined()
})

test('is out of reach of scripts and other sites, and on HTTPS of the wire', () => {
  const options = { path: '/api', seconds: 60, secure: true }
  expect(writeCookie('a', 'b', options)).toBe('a=b; Path=/api; Max-Age=60; HttpOnly; SameSite=Strict; Secure')
  expect(writeCookie('a', 'b', { ...options, secure: false })).not.toContain('Secure')
})
