import { expect, test } from '@jest/globals'
import { readCookie, writeCookie } from './cookies.ts'

test('cookie finds a cookie among others, whole', () => {
  expect(readCookie('a=1; onboarding=x.y=z ; lang=ar', 'onboarding', false)).toBe('x.y=z')
  expect(readCookie('xlang=ar', 'lang', false)).toBeUndefined()
  expect(readCookie(undefined, 'lang', false)).toBeUndefined()
})

test('cookie on HTTPS is read only under the host prefix', () => {
  expect(readCookie('lang=en; __Host-lang=ar', 'lang', true)).toBe('ar')
  expect(readCookie('lang=en', 'lang', true)).toBeUndefined()
  expect(readCookie('lang=en; __Host-lang=ar', 'lang', false)).toBe('en')
})

test('cookie is out of reach of scripts and other sites, and on HTTPS of the wire and other hosts', () => {
  const options = { seconds: 60, secure: true }
  expect(writeCookie('a', 'b', options)).toBe(
    '__Host-a=b; Path=/; Max-Age=60; HttpOnly; SameSite=Strict; Secure',
  )
  expect(writeCookie('a', 'b', { ...options, secure: false })).toBe(
    'a=b; Path=/; Max-Age=60; HttpOnly; SameSite=Strict',
  )
})
