import { expect, test } from '@jest/globals'
import { languages } from '@rafiq/platform-contracts'
import { noticeText } from './notice-texts.ts'
import { noticeTemplates } from './notices.ts'

test.each(noticeTemplates.flatMap((template) => languages.map((language) => ({ template, language }))))(
  '$template has a title and a text in $language',
  ({ template, language }) => {
    const { title, text } = noticeText(template, language)
    expect([title.length > 5, text.length > 20]).toEqual([true, true])
    expect(/[؀-ۿ]/.test(title + text)).toBe(language === 'ar')
  },
)

test('the notice of a pause tells its end in Riyadh time', () => {
  const until = '2027-03-01T21:30:00.000Z'
  expect(noticeText('paused', 'en', until).text).toContain('2 March 2027')
  expect(noticeText('paused', 'ar', until).text).toMatch(/2 مارس 2027/)
  expect(noticeText('paused', 'en', null).text).not.toContain('2027')
})
