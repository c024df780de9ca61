import { expect, test } from '@jest/globals'
import { placesIn, shapeOf } from '../../testing/texts.ts'
import { safetyTexts } from './safety-texts.ts'

const both = async () => [await safetyTexts.load('ar'), await safetyTexts.load('en')] as const

test('safety texts have five groups and five red flags in both languages, none of them empty', async () => {
  const [ar, en] = await both()
  expect(shapeOf(ar)).toEqual(shapeOf(en))
  expect(placesIn(ar)).toEqual(placesIn(en))
  for (const texts of [ar, en]) {
    expect(texts.groups.map(({ id }) => id)).toEqual([
      'identity',
      'financial',
      'precautions',
      'cultural',
      'background',
    ])
    expect(texts.flags.items).toHaveLength(5)
    expect(JSON.stringify(texts)).not.toMatch(/"\s*"/)
  }
})
