import { beforeEach, expect, test } from '@jest/globals'
import { outcomeQuestions } from './outcome-questions.ts'

const question = { userId: 'a', matchedUserId: 'b', due: 1 }

beforeEach(() => sessionStorage.clear())

test('a question about the same person takes the place of the earlier one', () => {
  outcomeQuestions.ask(question)
  outcomeQuestions.ask({ ...question, due: 2 })
  expect(outcomeQuestions.all()).toEqual([{ ...question, due: 2 }])
  outcomeQuestions.drop(question)
  expect(outcomeQuestions.all()).toEqual([])
})

test.each(['', 'null', '{', '[1,{"userId":"a"}]'])('storage with %j holds no question', (text) => {
  sessionStorage.setItem('matches.outcomes', text)
  expect(outcomeQuestions.all()).toEqual([])
})
