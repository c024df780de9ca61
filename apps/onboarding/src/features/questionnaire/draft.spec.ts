import { beforeEach, expect, test } from '@jest/globals'
import { emptyAnswers } from './answers.ts'
import { draftOf } from './draft.ts'
import { aPhoto, fullAnswers } from './full-answers.fixture.ts'

beforeEach(() => sessionStorage.clear())

test('brings every answer back but e-mail and password', () => {
  draftOf('new').save(fullAnswers({ profilePhoto: aPhoto }))
  expect(draftOf('new').load(emptyAnswers)).toEqual(
    fullAnswers({ profilePhoto: aPhoto, email: '', password: '' }),
  )
})

test('never holds the password', () => {
  draftOf('new').save(fullAnswers({ password: 'sand-and-palm-2025' }))
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('sand-and-palm-2025')
})

test("is nobody else's", () => {
  draftOf('member-1').save(fullAnswers())
  expect(draftOf('member-2').load(emptyAnswers)).toEqual(emptyAnswers)
})

test("keeps the removal of the profile's photo, and its fresh address else", () => {
  const fresh = fullAnswers({ keptPhotoUrl: '/photo?signed=2' })
  const draft = draftOf('member-1')
  draft.save(fullAnswers({ keptPhotoUrl: '/photo?signed=1' }))
  expect(draft.load(fresh).keptPhotoUrl).toBe('/photo?signed=2')
  draft.save(fullAnswers({ keptPhotoUrl: null }))
  expect(draft.load(fresh).keptPhotoUrl).toBeNull()
})

test('is gone once cleared', () => {
  draftOf('new').save(fullAnswers({ profilePhoto: aPhoto }))
  draftOf('new').clear()
  expect(sessionStorage).toHaveLength(0)
})
