import { beforeEach, expect, test } from '@jest/globals'
import { emptyAnswers } from './answers.ts'
import { draftOf } from './draft.ts'
import { aPhoto, fullAnswers } from './full-answers.fixture.ts'

beforeEach(() => sessionStorage.clear())

test('a draft restores every answer but e-mail and password', () => {
  draftOf('new').save(fullAnswers({ profilePhoto: aPhoto }))
  expect(draftOf('new').load(emptyAnswers)).toEqual(
    fullAnswers({ profilePhoto: aPhoto, email: '', password: '' }),
  )
})

test('a draft never holds the password', () => {
  draftOf('new').save(fullAnswers({ password: 'sand-and-palm-2025' }))
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('sand-and-palm-2025')
})

test('a draft is not restored for another member', () => {
  draftOf('member-1').save(fullAnswers())
  expect(draftOf('member-2').load(emptyAnswers)).toEqual(emptyAnswers)
})

test("a draft keeps the removal of the profile's photo, and otherwise its fresh address", () => {
  const fresh = fullAnswers({ keptPhotoUrl: '/photo?signed=2' })
  const draft = draftOf('member-1')
  draft.save(fullAnswers({ keptPhotoUrl: '/photo?signed=1' }))
  expect(draft.load(fresh).keptPhotoUrl).toBe('/photo?signed=2')
  draft.save(fullAnswers({ keptPhotoUrl: null }))
  expect(draft.load(fresh).keptPhotoUrl).toBeNull()
})

test('a cleared draft restores nothing', () => {
  draftOf('new').save(fullAnswers({ profilePhoto: aPhoto }))
  draftOf('new').clear()
  expect(sessionStorage).toHaveLength(0)
})
