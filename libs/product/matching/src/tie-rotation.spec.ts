import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { rotationSize, rotationStart, turnOf } from './tie-rotation.ts'

const viewer = '0192f0c1-2a3b-7c4d-8e5f-000000000001'
const noon = new Date('2026-11-20T09:00:00Z')

describe('where a viewer begins among equal scores', () => {
  test.each([
    ['is the same all day in Riyadh', '2026-11-19T21:00:00Z', '2026-11-20T20:59:59.999Z', true],
    ['changes at midnight in Riyadh', '2026-11-20T20:59:59.999Z', '2026-11-20T21:00:00Z', false],
    ['is no weekly or yearly habit', '2026-11-20T09:00:00Z', '2027-11-20T09:00:00Z', false],
  ])('%s', (_name, one, other, same) => {
    expect(rotationStart(viewer, new Date(one)) === rotationStart(viewer, new Date(other))).toBe(same)
  })

  test('is another for each viewer', () => {
    const starts = Array.from({ length: 100 }, (_, index) => rotationStart(`${viewer}${index}`, noon))
    expect(new Set(starts).size).toBe(100)
  })

  test('is a position on the circle, whatever the viewer and the day', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.date({ noInvalidDate: true }), (id, now) => {
        const start = rotationStart(id, now)
        expect(Number.isInteger(start) && start >= 0 && start < rotationSize).toBe(true)
      }),
    )
  })

  test.each([
    ['over the days of one viewer', (index: number) => [viewer, index] as const],
    ['over the viewers of one day', (index: number) => [`${viewer}${index}`, 0] as const],
  ])('lies in each tenth of the circle about as often as in another, %s', (_name, of) => {
    const tenths = new Array<number>(10).fill(0)
    for (let index = 0; index < 10_000; index += 1) {
      const [id, days] = of(index)
      const start = rotationStart(id, new Date(noon.getTime() + days * 86_400_000))
      const tenth = Math.floor((start / rotationSize) * 10)
      tenths[tenth] = (tenths[tenth] ?? 0) + 1
    }
    // A thousand each; six standard deviations are 180.
    for (const count of tenths) expect(Math.abs(count - 1_000)).toBeLessThan(180)
  })
})

test('tie rotation visits every turn once around the circle', () => {
  const position = fc.integer({ min: 0, max: rotationSize - 1 })
  fc.assert(
    fc.property(position, position, (one, start) => {
      const turn = turnOf(one, start)
      expect((start + turn) % rotationSize).toBe(one)
      expect(turn >= 0 && turn < rotationSize).toBe(true)
    }),
  )
  expect([5, 9, 2, 4].toSorted((a, b) => turnOf(a, 5) - turnOf(b, 5))).toEqual([5, 9, 2, 4])
})
