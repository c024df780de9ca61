import { expect, test } from '@jest/globals'
import { aPhoto, fullAnswers } from './full-answers.fixture.ts'
import { changedSections, withSection } from './sections.ts'

const saved = fullAnswers({ keptPhotoUrl: '/photo' })

test('a section is taken whole, and nothing else of what was typed', () => {
  const typed = fullAnswers({ name: 'نوف', age: '30', budget: 'under-15000', keptPhotoUrl: null })
  expect(withSection(saved, 2, typed)).toEqual({ ...saved, name: 'نوف', age: '30' })
})

test('the photo belongs to the section that asks for it', () => {
  const typed = fullAnswers({ profilePhoto: aPhoto, keptPhotoUrl: null })
  expect(withSection(saved, 1, typed)).toEqual(saved)
  expect(withSection(saved, 5, typed)).toMatchObject({ profilePhoto: aPhoto, keptPhotoUrl: null })
})

test('sections that differ from what is saved are named; another spelling is no difference', () => {
  expect(changedSections(saved, saved)).toEqual([])
  expect(changedSections({ ...saved, name: `${saved.name} `, phone: '+966551234567' }, saved)).toEqual([])
  expect(changedSections({ ...saved, name: 'نوف', budget: 'under-15000' }, saved)).toEqual([2, 3])
  expect(changedSections({ ...saved, keptPhotoUrl: null }, saved)).toEqual([5])
})
