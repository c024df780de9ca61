import { expect, test } from '@jest/globals'
import { renderSecurityMail } from './render-security-mail.ts'
import { securityMailKinds } from './security-mail.entity.ts'

const content = {
  kind: 'new-device',
  device: { browser: 'Firefox', os: 'Windows' },
  happenedAt: new Date('2026-03-01T20:30:00Z'),
  link: 'https://rafiq.test/account',
  supportEmail: 'support@rafiq.test',
} as const

test('a mail about a new device tells device and time of Riyadh in English', () => {
  const { subject, text, html } = renderSecurityMail({ ...content, language: 'en' })
  expect(subject).toBe('A sign-in from a new device')
  expect(text).toContain('Device: Firefox on Windows')
  expect(text).toContain('1 March 2026 at 23:30 (Riyadh time)')
  expect(text).toContain('https://rafiq.test/account')
  expect(html).toContain('lang="en" dir="ltr"')
})

test('security mail is written in Arabic from right to left', () => {
  const { text, html } = renderSecurityMail({ ...content, language: 'ar' })
  expect(text).toContain('الجهاز: Firefox على Windows')
  expect(text).toContain('بتوقيت الرياض')
  expect(html).toContain('lang="ar" dir="rtl"')
})

test('a device that says nothing is an unknown one, and its names are text', () => {
  const unknown = renderSecurityMail({ ...content, language: 'en', device: { browser: null, os: null } })
  expect(unknown.text).toContain('an unknown device')
  const odd = renderSecurityMail({ ...content, language: 'en', device: { browser: '<b>', os: null } })
  expect(odd.html).toContain('&lt;b&gt;')
})

test.each(securityMailKinds)('%s has a text of its own in both languages', (kind) => {
  const [ar, en] = (['ar', 'en'] as const).map((language) =>
    renderSecurityMail({ ...content, kind, language, link: null }),
  )
  expect(ar?.subject).toMatch(/[؀-ۿ]/)
  expect(en?.subject).toMatch(/^[\x20-\x7e]+$/)
  expect(en?.text).not.toContain('/account')
})
