import { expect, test } from '@jest/globals'
import { placesIn, shapeOf } from '../../testing/texts.ts'
import { supportTexts } from './support-texts.ts'

test('the same questions and words in both languages, none of it empty', async () => {
  const [ar, en] = [await supportTexts.load('ar'), await supportTexts.load('en')]
  expect(shapeOf(ar)).toEqual(shapeOf(en))
  expect(ar.issues.items.map(({ id }) => id)).toEqual(en.issues.items.map(({ id }) => id))
  for (const texts of [ar, en]) expect(JSON.stringify(texts)).not.toMatch(/"\s*"/)
})

test('answers lead to the same places in both languages', async () => {
  expect(placesIn(await supportTexts.load('ar'))).toEqual(placesIn(await supportTexts.load('en')))
})
