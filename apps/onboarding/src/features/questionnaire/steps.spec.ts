import { describe, expect, test } from '@jest/globals'
import { emptyAnswers } from './answers.ts'
import { fullAnswers } from './full-answers.fixture.ts'
import { allQuestions, missingAnswers, questionsOf, stepFrom, stepOf, steps } from './steps.ts'

describe('missing answers', () => {
  test('are all required ones of an empty form, in the order of the steps, without bio, photo and area', () => {
    expect(missingAnswers(emptyAnswers, allQuestions('create'))).toEqual([
      'email',
      'password',
      'hasApartment',
      'name',
      'gender',
      'age',
      'phone',
      'nationality',
      'budget',
      'location',
      'lifestyle',
      'roomSharing',
      'bathroomSharing',
    ])
  })

  test('are none of a full form', () => {
    expect(missingAnswers(fullAnswers(), allQuestions('create'))).toEqual([])
  })

  test('include the area only for Riyadh', () => {
    expect(missingAnswers(fullAnswers({ location: 'riyadh', area: '' }), allQuestions('create'))).toEqual([
      'area',
    ])
    expect(missingAnswers(fullAnswers({ location: 'jeddah', area: '' }), allQuestions('create'))).toEqual([])
  })

  test('count spaces as nothing', () => {
    expect(missingAnswers(fullAnswers({ name: '   ' }), allQuestions('create'))).toEqual(['name'])
  })

  test('are those of the questions asked only', () => {
    expect(missingAnswers(emptyAnswers, questionsOf(3, 'edit'))).toEqual(['budget'])
  })

  test('leave out e-mail and password while editing', () => {
    expect(missingAnswers(fullAnswers({ password: '' }), allQuestions('edit'))).toEqual([])
  })
})

test('editing asks for no e-mail and no password', () => {
  expect(questionsOf(1, 'edit')).toEqual(['hasApartment'])
  expect(questionsOf(1, 'create')).toEqual(['email', 'password', 'hasApartment'])
})

test('every answer belongs to a step', () => {
  expect(steps).toHaveLength(5)
  expect(stepOf('hasApartment')).toBe(1)
  expect(stepOf('phone')).toBe(2)
  expect(stepOf('bathroomSharing')).toBe(5)
})

test('an address without a valid step names none', () => {
  const at = (query: string) => stepFrom(new URLSearchParams(query))
  expect(at('step=4')).toBe(4)
  expect([at(''), at('step=0'), at('step=6'), at('step=2.5'), at('step=x')]).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})
