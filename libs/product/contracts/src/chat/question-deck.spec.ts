import { expect, test } from '@jest/globals'
import { questionIds } from './question-deck.ts'

test('question deck has 24 questions, each of one topic', () => {
  expect(questionIds).toHaveLength(24)
  expect(new Set(questionIds).size).toBe(24)
})
