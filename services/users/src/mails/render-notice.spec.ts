import { describe, expect, test } from '@jest/globals'
import { noticeTemplates, noticeText } from '@rafiq/contracts/moderation'
import { languages } from '@rafiq/platform-contracts'
import { renderNotice } from './render-notice.ts'

const content = {
  name: 'نورة',
  words: null,
  until: null,
  link: 'https://rafiq.sa/account',
  supportEmail: 'help@rafiq.sa',
}

describe.each(noticeTemplates.flatMap((template) => languages.map((language) => ({ template, language }))))(
  'the notice $template in $language',
  ({ template, language }) => {
    const mail = renderNotice({ ...content, template, language })

    test('says what the page says', () => {
      const { title, text } = noticeText(template, language)
      expect(mail.subject).toBe(title)
      expect(mail.text).toContain(text)
    })

    test('greets nobody by name where none is given', () => {
      const { text, html } = renderNotice({ ...content, template, language, name: null })
      expect(`${text}${html}`).not.toMatch(/null|undefined|يا ،| ,/)
    })

    test('reads in the direction of its language, and loads nothing', () => {
      expect(mail.html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
      expect(mail.html).not.toMatch(/<img|<link|url\(|src=/)
    })
  },
)

test('words of staff are text, and a pause says its end', () => {
  const until = '2027-03-01T21:30:00.000Z'
  const mail = renderNotice({ ...content, template: 'paused', language: 'en', words: '<i>x</i>\ny', until })
  expect(mail.html).toContain('&lt;i&gt;x&lt;/i&gt;\ny')
  expect(mail.text).toContain('2 March 2027')
})

test('notice mail has no link to a deleted account', () => {
  const mail = renderNotice({ ...content, template: 'deleted', language: 'ar', link: null })
  expect(mail.text).not.toContain('https://')
})
