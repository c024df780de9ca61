import { expect, test } from '@jest/globals'
import { setLanguage } from '@rafiq/platform'
import { renderHook } from '@testing-library/react'
import { useFigures } from './use-figures.ts'

test.each([
  [null, '–', '–'],
  [0, '0 ملي ثانية', '0ms'],
  [1, '1 ملي ثانية', '1ms'],
  [2, '2 ملي ثانية', '2ms'],
  [900, '900 ملي ثانية', '900ms'],
  [1_000, '1.0 ثانية', '1.0s'],
  [1_040, '1.0 ثانية', '1.0s'],
  [1_200, '1.2 ثانية', '1.2s'],
  [1_990, '2.0 ثانية', '2.0s'],
  [2_000, '2.0 ثانية', '2.0s'],
  [3_000, '3.0 ثوانٍ', '3.0s'],
  [11_000, '11.0 ثانية', '11.0s'],
])('a duration of %p ms is written with its number: %s, %s', (milliseconds, ar, en) => {
  const written = (['ar', 'en'] as const).map((language) => {
    setLanguage(language)
    return renderHook(() => useFigures()).result.current.duration(milliseconds)
  })
  expect(written).toEqual([ar, en])
})
