import { describe, expect, test } from '@jest/globals'
import { limits } from '../limits.ts'
import { agreementTopicOf, agreementTopics } from './agreement-topics.ts'
import { saveAgreementSchema } from './agreements.ts'
import { questionIds } from './question-deck.ts'

const blank = Object.fromEntries(agreementTopics.map((topic) => [topic, '']))
const save = (sections: object, version: unknown = 0) => saveAgreementSchema.safeParse({ version, sections })

describe('an agreement that is saved', () => {
  test('may leave sections empty, and is kept without the space around its texts', () => {
    expect(save({ ...blank, rent: ' بالتساوي \n' }).data?.sections).toEqual({ ...blank, rent: 'بالتساوي' })
  })

  test.each<[string, object]>([
    ['a section is missing', { ...blank, rent: undefined }],
    ['a section is too long', { ...blank, rent: 'م'.repeat(limits.agreement.section + 1) }],
    ['a section has a control of direction', { ...blank, rent: 'a\u202eb' }],
    ['a section has NUL', { ...blank, rent: 'a\0b' }],
  ])('is refused where %s', (_, sections) => {
    expect(save(sections).success).toBe(false)
  })

  test.each([-1, 1.5, 2 ** 31, '1', undefined])('is not made from version %j', (version) => {
    expect(saveAgreementSchema.safeParse({ version, sections: blank }).success).toBe(false)
  })
})

test('every question of the deck has a section of the agreement, and both answers of a card fit into it', () => {
  expect(Object.keys(agreementTopicOf).sort()).toEqual([...questionIds].sort())
  expect(limits.agreement.section).toBeGreaterThan(2 * (limits.questions.answer + limits.name.max + 3))
})
