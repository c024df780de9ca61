import { expect, test } from '@jest/globals'
import { latestOnly } from './latest-only.ts'

test('latestOnly runs once more for three calls during one run', async () => {
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let runs = 0
  const ask = latestOnly(
    async () => gates[runs++]?.promise,
    () => undefined,
  )
  const done = ask()
  void ask()
  void ask()
  void ask()
  expect(runs).toBe(1)
  for (const gate of gates) gate.resolve()
  await done
  expect(runs).toBe(2)
  await ask()
  expect(runs).toBe(3)
})

test('latestOnly reports a failure and continues', async () => {
  const failures: unknown[] = []
  let runs = 0
  const ask = latestOnly(
    async () => {
      if (runs++ === 0) throw new Error('broken')
    },
    (error) => failures.push(error),
  )
  await ask()
  await ask()
  expect(runs).toBe(2)
  expect(failures).toEqual([new Error('broken')])
})
