import { afterEach, expect, jest, test } from '@jest/globals'
import { Progress } from './progress.ts'

const told = jest.spyOn(console, 'log').mockImplementation(() => undefined)
afterEach(() => {
  told.mockClear()
})

test('hostile progress prints speed, remaining time and findings every ten seconds', () => {
  let now = 0
  const progress = new Progress(
    10_000,
    () => (now > 20_000 ? 2 : 0),
    () => now,
  )
  for (now = 4_000; now <= 20_000; now += 4_000) progress.add('GET /a', 1_000)
  expect(told.mock.calls).toEqual([['     3000 cases, 250 a second, 28 s to go, 0 findings so far']])
  now = 22_000
  progress.add('GET /a', 500)
  expect(told.mock.lastCall).toEqual(['     5500 cases, 250 a second, 18 s to go, 2 findings so far'])
  expect(progress.left).toBe(4_500)
})

test('hostile progress ends with the cases of each operation, those with few apart', () => {
  let now = 0
  const progress = new Progress(
    60,
    () => 0,
    () => now,
  )
  for (const key of ['GET /a', 'GET /b']) progress.add(key, 25)
  progress.add('GET /a', 2)
  progress.add('DELETE /c', 3)
  now = 2_000
  expect(progress.summary(['DELETE /c'])).toBe(
    '     55 cases, 28 a second: 2 operations with 25 to 27 cases each, 1 operations with 3 cases each (DELETE /c)',
  )
})

test('hostile progress mark is passed once per number of cases', () => {
  const progress = new Progress(1_000, () => 0)
  const passed: boolean[] = []
  for (let turn = 0; turn < 5; turn += 1) {
    progress.add('GET /a', 40)
    passed.push(progress.passed(100))
  }
  expect(passed).toEqual([false, false, true, false, false])
})
