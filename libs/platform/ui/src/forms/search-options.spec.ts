import { expect, test } from '@jest/globals'
import { searchOptions } from './search-options.ts'

const cities = [
  { value: 'riyadh', label: 'الرياض', keywords: ['Riyadh'] },
  { value: 'jeddah', label: 'جدة', keywords: ['Jeddah', 'Jidda'] },
  { value: 'mecca', label: 'مكة المكرمة', keywords: ['Mecca', 'Makkah'] },
  { value: 'medina', label: 'المدينة المنورة', keywords: ['Medina'] },
  { value: 'ahsa', label: 'الأحساء', keywords: ['Al-Ahsa'] },
  { value: 'abha', label: 'أبها', keywords: ['Abha'] },
]
const found = (typed: string) => searchOptions(cities, typed).map((city) => city.value)

test('option search lists everything while nothing is typed', () => {
  expect(found('  ')).toHaveLength(cities.length)
})

test('option search finds a city however its hamza and its last letter are typed', () => {
  expect(found('الاحسا')).toEqual(['ahsa'])
  expect(found('جده')).toEqual(['jeddah'])
})

test('option search finds a city without its article, and by its name in the other language', () => {
  expect(found('رياض')).toEqual(['riyadh'])
  expect(found('makk')).toEqual(['mecca'])
  expect(found('ahsa')).toEqual(['ahsa'])
})

test('option search puts names that start with it before those that hold it', () => {
  expect(found('م')).toEqual(['mecca', 'medina'])
  expect(found('ا')[0]).toBe('riyadh')
  expect(found('ab')).toEqual(['abha'])
})

test('option search finds nothing where nothing matches', () => {
  expect(found('باريس')).toEqual([])
})
