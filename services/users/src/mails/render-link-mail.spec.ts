import { describe, expect, test } from '@jest/globals'
import { languages } from '@rafiq/platform-contracts'
import { type TokenPurpose, tokenHours } from './one-time-tokens.ts'
import { mailLink, renderLinkMail } from './render-link-mail.ts'

const purposes = Object.keys(tokenHours) as TokenPurpose[]
const content = {
  name: 'نورة',
  link: 'https://rafiq.sa/verify-email?token=abc',
  supportEmail: 'help@rafiq.sa',
}

describe.each(purposes.flatMap((purpose) => languages.map((language) => ({ purpose, language }))))(
  'the mail $purpose in $language',
  ({ purpose, language }) => {
    const mail = renderLinkMail({ ...content, purpose, language })

    test('carries its link in text and HTML', () => {
      expect(mail.text).toContain(content.link)
      expect(mail.html).toContain(`href="${content.link}"`)
    })

    test('greets nobody by name where none is given', () => {
      const { text, html } = renderLinkMail({ ...content, purpose, language, name: null })
      expect(`${text}${html}`).not.toMatch(/null|undefined|يا ،|, ?\./)
      expect(text).not.toContain(content.name)
    })

    test('reads in the direction of its language', () => {
      const direction = language === 'ar' ? 'rtl' : 'ltr'
      expect(mail.html).toContain(`<html lang="${language}" dir="${direction}">`)
    })

    test('loads nothing from anywhere', () => {
      expect(mail.html).not.toMatch(/<img|<link|url\(|src=/)
    })

    test('says how long the link is good for', () => {
      expect(mail.text).toMatch(tokenHours[purpose] === 24 ? /24/ : /one hour|ساعة واحدة/)
    })
  },
)

test('a name cannot become markup or a line of its own', () => {
  const mail = renderLinkMail({
    ...content,
    name: '<b>x</b>\nBcc: a@b.c',
    purpose: 'verify-email',
    language: 'en',
  })
  expect(mail.html).toContain('&lt;b&gt;x&lt;/b&gt; Bcc: a@b.c')
  expect(mail.text).toContain('<b>x</b> Bcc: a@b.c.')
  expect(mail.subject).not.toContain('Bcc')
})

test('a link is on the platform’s own address, with its token escaped', () => {
  expect(mailLink('http://localhost:4000', 'verify-email', 'a+b')).toBe(
    'http://localhost:4000/verify-email?token=a%2Bb',
  )
})
