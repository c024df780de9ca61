import { expect, test } from '@jest/globals'
import { commonHeaders, contentSecurityPolicy, documentHeaders, storybookPolicy } from './security-headers.ts'

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

test('security policy of the Storybook allows inline styles, and scripts of its own files alone', () => {
  const directives = storybookPolicy.split('; ')
  expect(directives.filter((directive) => directive.includes('unsafe'))).toEqual([
    "style-src 'self' 'unsafe-inline'",
  ])
  expect(directives).toEqual(
    expect.arrayContaining(["default-src 'none'", "script-src 'self'", "base-uri 'none'"]),
  )
})
