import { expect, test } from '@jest/globals'
import { foldArabic } from './fold-arabic.ts'

test.each([
  ['أبها', 'ابها'],
  ['إسكان', 'اسكان'],
  ['آفاق', 'افاق'],
  ['جدة', 'جده'],
  ['ينبُعْ', 'ينبع'],
  ['القـــطيف', 'القطيف'],
  ['مستشفى', 'مستشفي'],
  ['الأحساء', 'الاحسا'],
  ['شؤون', 'شوون'],
  ['یمن', 'يمن'],
  ['حي ٣', 'حي 3'],
  ['Al-Ahsa', 'al ahsa'],
  ['Ḥāʼil', 'haʼil'],
  ['  Makkah  ', 'makkah'],
  ['\u20661.2.0\u2069', '1 2 0'],
])('fold of %s is %s', (text, folded) => {
  expect(foldArabic(text)).toBe(folded)
})
