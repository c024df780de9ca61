import { expect, test } from '@jest/globals'
import { aPhoto, fullAnswers } from './full-answers.fixture.ts'
import { isChanged } from './unsaved.ts'

const saved = fullAnswers({ keptPhotoUrl: '/photo?signed=1', bio: 'أحب الهدوء' })
const changed = (overrides: Parameters<typeof fullAnswers>[0]) => isChanged({ ...saved, ...overrides }, saved)

test('unchanged answers count as saved', () => {
  expect(changed({})).toBe(false)
})

test.each([
  ['phone', { phone: '+966 55 123 4567' }],
  ['phone in Arabic digits', { phone: '٠٥٥١٢٣٤٥٦٧' }],
  ['age in Arabic digits', { age: '٢٧' }],
  ['name with a blank', { name: 'نورة ' }],
  ['lifestyle in another order', { lifestyle: ['tv-movies', 'working'] as const }],
])('the same %s in another spelling counts as saved', (_, overrides) => {
  expect(changed(overrides as Parameters<typeof fullAnswers>[0])).toBe(false)
})

test.each([
  ['name', { name: 'نوف' }],
  ['cleared bio', { bio: '' }],
  ['half-typed phone', { phone: '055' }],
  ['new photo', { profilePhoto: aPhoto, keptPhotoUrl: null }],
  ['removed photo', { keptPhotoUrl: null }],
  ['apartment', { hasApartment: 'need-apartment' }],
])('another %s counts as a change', (_, overrides) => {
  expect(changed(overrides)).toBe(true)
})
