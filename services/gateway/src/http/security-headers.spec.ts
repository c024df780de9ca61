import { expect, test } from '@jest/globals'
import { commonHeaders, contentSecurityPolicy, documentHeaders } from './security-headers.ts'

test('security policy lets scripts run by nonce only', () => {
  const policy = contentSecurityPolicy('abc', false)
  expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic';")
  expect(policy).not.toContain('unsafe')
})

test.each([
  "style-src 'self' 'nonce-abc'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
])('security policy says %s', (directive) => {
  expect(contentSecurityPolicy('abc', false).split('; ')).toContain(directive)
})

test('security policy demands integrity of every script', () => {
  expect(documentHeaders('abc', false)['integrity-policy']).toBe('blocked-destinations=(script)')
})

test('security policy insists on HTTPS only where people come by HTTPS', () => {
  expect(commonHeaders(false)).not.toHaveProperty('strict-transport-security')
  expect(commonHeaders(true)['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect(contentSecurityPolicy('abc', true)).toContain('upgrade-insecure-requests')
})
