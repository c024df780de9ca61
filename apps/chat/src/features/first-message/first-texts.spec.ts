import { expect, test } from '@jest/globals'
import ar from '../../locales/ar.json' with { type: 'json' }

const leaves = (texts: object): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : leaves(text)))

// A pair is of one gender, and the sentence that one of them sends is written for both.
test.each(leaves(ar.first))('Arabic first message is written alike for women and men: %s', (text) => {
  expect(text).not.toMatch(/كلانا|كلتانا|أنتِ?(?!\p{L})|(?<!\p{L})(?:اكتب|ابحث|أخبر)ي?(?!\p{L})/u)
  expect(text).not.toMatch(/(?<!\p{L})(?:يدرس|تدرس|يعمل|تعمل|يتابع|تتابع|يحب|تحب|يبحث|تبحث)ين?(?!\p{L})/u)
})

test('Arabic first message about a shared area names the area, as the questionnaire does', () => {
  expect(ar.first.area).toMatch(/المنطقة نفسها من الرياض/)
})
