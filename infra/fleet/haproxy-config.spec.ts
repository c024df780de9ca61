import { expect, test } from '@jest/globals'
import { haproxyConfig } from './haproxy-config.ts'

const users = {
  name: 'users',
  port: 16_388,
  isPublic: false,
  replicas: [
    { name: 'users-1', port: 16_404 },
    { name: 'users-2', port: 16_420 },
  ],
}

test('haproxy leads the address of a service to all of its replicas', () => {
  expect(haproxyConfig([users])).toContain(
    `listen users
  bind 127.0.0.1:16388
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr host fleet
  http-check expect status 200
  server users-1 127.0.0.1:16404
  server users-2 127.0.0.1:16420
`,
  )
})

test('haproxy leads to a gateway until it shuts down, also while a service is down', () => {
  expect(haproxyConfig([{ ...users, isPublic: true }])).toContain('http-check expect ! string shutting_down')
})

test('haproxy says where a browser comes from, and passes on what a gateway says of it', () => {
  const header = 'http-request set-header x-forwarded-for %[src]'
  expect(haproxyConfig([users])).not.toContain(header)
  expect(haproxyConfig([{ ...users, isPublic: true }])).toContain(header)
})

test('haproxy sends nothing again that reached a replica, and sticks to none', () => {
  const config = haproxyConfig([users])
  expect(config.match(/retry-on .*/g)).toEqual(['retry-on conn-failure'])
  expect(config).not.toMatch(/cookie|stick|balance source/)
})
