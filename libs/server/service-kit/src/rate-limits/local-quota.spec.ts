import { expect, test } from '@jest/globals'
import { LocalQuotas, type Remaining } from './local-quota.ts'

/** A limit that several processes share, as Redis keeps it. */
class SharedLimit {
  readonly asked: number[] = []
  left: number

  constructor(readonly points: number) {
    this.left = points
  }

  readonly ask = async (points: number): Promise<Remaining> => {
    this.asked.push(points)
    this.left -= points
    if (this.left < 0) throw new Error('no more')
    return { points: this.left, milliseconds: 10_000 }
  }
}

async function takeAll(quotas: LocalQuotas, limit: SharedLimit, times: number): Promise<number> {
  let taken = 0
  for (let index = 0; index < times; index += 1) {
    await quotas.take('reem', limit.ask).then(
      () => {
        taken += 1
      },
      () => undefined,
    )
  }
  return taken
}

test('local quota asks for every quota, and tells what was taken meanwhile', async () => {
  const limit = new SharedLimit(60)
  await takeAll(new LocalQuotas(10, 10_000), limit, 21)
  expect(limit.asked).toEqual([1, 10, 10])
})

test('local quota of one process admits exactly the limit, one after the other', async () => {
  expect(await takeAll(new LocalQuotas(10, 10_000), new SharedLimit(25), 100)).toBe(25)
})

test('local quota of several callers is asked for all at once', async () => {
  const [quotas, limit] = [new LocalQuotas(10, 10_000), new SharedLimit(25)]
  const takes = Array.from({ length: 100 }, (_, index) =>
    Promise.resolve().then(async () => {
      // Some come while others are answered.
      for (let turn = 0; turn < index % 7; turn += 1) await Promise.resolve()
      return quotas.take('reem', limit.ask)
    }),
  )
  const outcomes = await Promise.allSettled(takes)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(25)
})

test('local quota of each further process admits one quota less one more', async () => {
  const limit = new SharedLimit(20)
  const [one, two] = [new LocalQuotas(10, 10_000), new LocalQuotas(10, 10_000)]
  let taken = 0
  for (let index = 0; index < 100; index += 1) {
    taken += (await takeAll(one, limit, 1)) + (await takeAll(two, limit, 1))
  }
  expect(taken).toBeGreaterThanOrEqual(20)
  expect(taken).toBeLessThanOrEqual(29)
})

test('local quotas are separate per key', async () => {
  const [quotas, limit] = [new LocalQuotas(10, 10_000), new SharedLimit(60)]
  await quotas.take('reem', limit.ask)
  await quotas.take('hind', limit.ask)
  expect(limit.asked).toEqual([1, 1])
})

test('local quota of a reset limit is requested anew, and reports nothing old', async () => {
  let now = 0
  const [quotas, limit] = [new LocalQuotas(10, 10_000, () => now), new SharedLimit(60)]
  await takeAll(quotas, limit, 5)
  now = 10_000
  await takeAll(quotas, limit, 1)
  expect(limit.asked).toEqual([1, 1])
})

test('local quota asks again each time after a rejection', async () => {
  const limit = new SharedLimit(1)
  expect(await takeAll(new LocalQuotas(10, 10_000), limit, 4)).toBe(1)
  expect(limit.asked).toEqual([1, 1, 1, 1])
})
