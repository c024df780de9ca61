import { describe, expect, test } from '@jest/globals'
import { cities, cityHasAreas } from './cities.ts'
import { nationalities } from './nationalities.ts'
import { placeName } from './place-name.ts'
import { riyadhAreas } from './riyadh-areas.ts'

const catalogues = { cities, nationalities, riyadhAreas }

describe.each(Object.entries(catalogues))('%s', (_name, entries) => {
  test('has unique keys and unique names in both languages', () => {
    for (const field of ['key', 'ar', 'en'] as const) {
      expect(new Set(entries.map((entry) => entry[field])).size).toBe(entries.length)
    }
  })

  test('is written in Arabic script on one side and in Latin on the other', () => {
    for (const { ar, en } of entries) {
      expect(ar).toMatch(/^[\u0600-\u06ff ]+$/)
      expect(en).toMatch(/^[\p{Script=Latin}\p{P} ]+$/u)
    }
  })
})

test('the catalogues hold 52 cities, 43 nationalities ending with Other, and 6 areas', () => {
  expect(cities).toHaveLength(52)
  expect(nationalities).toHaveLength(43)
  expect(nationalities.at(-1)?.key).toBe('other')
  expect(riyadhAreas).toHaveLength(6)
})

test('the catalogue of areas names no neighbourhood twice', () => {
  const names = riyadhAreas.flatMap((area) => area.neighbourhoods.map((place) => place.ar))
  expect(new Set(names).size).toBe(names.length)
})

test('only Riyadh is divided into areas', () => {
  expect(cities.filter((city) => cityHasAreas(city.key)).map((city) => city.key)).toEqual(['riyadh'])
})

test.each([
  ['riyadh', 'west', 'en', 'Riyadh, Western Riyadh'],
  ['riyadh', 'west', 'ar', 'الرياض، غرب الرياض'],
  ['riyadh', null, 'en', 'Riyadh'],
] as const)('the place %s with area %s is named in %s', (city, area, language, name) => {
  expect(placeName(city, area, language)).toBe(name)
})
