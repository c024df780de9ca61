import { describe, expect, test } from '@jest/globals'
import { placesIn, shapeOf } from '../../testing/texts.ts'
import { type LegalText, privacyTexts, termsTexts } from './legal-texts.ts'

/** Facts that the spec gives (§1, §9), and what the product keeps or offers: each has to be in the text, in both languages. */
const facts = {
  terms: {
    ar: ['18 سنة', '30 يومًا', '90 يومًا', 'محاكم المملكة', 'من القائمة بجانب اسم العضو'],
    en: ['18 years', '30 days', '90 days', 'courts', 'in the menu beside a member’s name'],
  },
  privacy: {
    ar: [
      '30 يومًا',
      '90 يومًا',
      'ساعة واحدة',
      '72 ساعة',
      'سدايا',
      'الاسم والعمر',
      'currentUserId',
      'مسودات الرسائل والإجابات ورسائل بانتظار الاتصال',
      'اتفاق السكن الذي يكتبه الطرفان',
    ],
    en: [
      'within 30 days',
      '90 days',
      'one hour',
      '72 hours',
      'SDAIA',
      'Withdrawal of consent',
      'currentUserId',
      'drafts of messages and answers as well as messages that wait',
      'the living agreement that the two of you write',
    ],
  },
}

const text = (value: LegalText) => JSON.stringify(value)

describe.each([
  ['terms', termsTexts],
  ['privacy', privacyTexts],
] as const)('%s', (page, source) => {
  test('has the same twelve sections in both languages, none of it empty', async () => {
    const [ar, en] = [await source.load('ar'), await source.load('en')]
    expect(ar.sections).toHaveLength(12)
    expect(shapeOf(ar)).toEqual(shapeOf(en))
    expect(ar.sections.map(({ id }) => id)).toEqual(en.sections.map(({ id }) => id))
    expect(new Set(ar.sections.map(({ id }) => id)).size).toBe(12)
    expect(text(ar)).not.toMatch(/"\s*"/)
    expect(text(en)).not.toMatch(/"\s*"/)
  })

  test('links to the same places in both languages', async () => {
    expect(placesIn(await source.load('ar'))).toEqual(placesIn(await source.load('en')))
  })

  test.each(['ar', 'en'] as const)('says the facts of the spec (%s)', async (language) => {
    const whole = text(await source.load(language))
    for (const fact of facts[page][language]) expect(whole).toContain(fact)
  })
})
