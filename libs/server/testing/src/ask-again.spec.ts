import { expect, test } from '@jest/globals'
import { askAgain } from './ask-again.ts'

test.each([
  ['503 once is asked again', [503, 201], 201, 2],
  ['500 is the answer at once', [500, 201], 500, 1],
  ['503 at every try is the answer after four', [503, 503, 503, 503, 201], 503, 4],
])('call that is answered %s', async (_, answers, expected, times) => {
  let asked = 0
  const ask = async () => answers[asked++]
  expect(await askAgain(ask, (status) => status === 503)).toBe(expected)
  expect(asked).toBe(times)
})
