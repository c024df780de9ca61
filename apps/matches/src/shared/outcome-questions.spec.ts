import { beforeEach, expect, test } from '@jest/globals'
import { outcomeQuestions, parseQuestions } from './outcome-questions.ts'

const question = { userId: 'a', matchedUserId: 'b', due: 1 }

beforeEach(() => sessionStorage.clear())

test('a question about the same person takes the place of the earlier one', () => {
  outcomeQuestions.ask(question)
  outcomeQuestions.ask({ ...question, due: 2 })
  expect(parseQuestions(outcomeQuestions.snapshot())).toEqual([{ ...question, due: 2 }])
  outcomeQuestions.drop(question)
  expect(parseQuestions(outcomeQuestions.snapshot())).toEqual([])
})

test.each(['', 'null', '{', '[1,{"userId":"a"}]'])('%j holds no question', (text) => {
  expect(parseQuestions(text)).toEqual([])
})
