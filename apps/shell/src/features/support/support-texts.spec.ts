import { expect, test } from '@jest/globals'
import { placesIn, shapeOf } from '../../testing/texts.ts'
import { supportTexts } from './support-texts.ts'

test('support texts have the same questions in both languages, none of them empty', async () => {
  const [ar, en] = [await supportTexts.load('ar'), await supportTexts.load('en')]
  expect(shapeOf(ar)).toEqual(shapeOf(en))
  expect(ar.issues.items.map(({ id }) => id)).toEqual(en.issues.items.map(({ id }) => id))
  for (const texts of [ar, en]) expect(JSON.stringify(texts)).not.toMatch(/"\s*"/)
})

test('support answers link to the same places in both languages', async () => {
  expect(placesIn(await supportTexts.load('ar'))).toEqual(placesIn(await supportTexts.load('en')))
})
