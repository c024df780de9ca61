import { expect, test } from '@jest/globals'
import { UnavailableError } from '../../errors/kinds.ts'
import { BodyBudget } from './large-body.ts'

test('body budget is shared, and each body returns its share once', () => {
  const budget = new BodyBudget(10)
  const [first, second] = [budget.open(), budget.open()]
  first.take(6)
  second.take(4)
  expect(() => second.take(1)).toThrow(UnavailableError)
  first.close()
  first.close()
  second.take(6)
  expect(() => first.take(1)).toThrow(UnavailableError)
})
