import { expect, test } from '@jest/globals'
import { goalsOf, type Load, reportOf } from './report.ts'

/** A load of a thousand messages. */
const aLoad = (replicas: number, processorTime: number, lost = 0): Load => ({
  replicas,
  perSecond: 500,
  processorTime,
  tally: { sent: 1_000, acknowledged: 1_000, refused: 0, delivered: 1_000 - lost, doubled: 0 },
})

test('replicas are judged by the median processor time of a message against that of one', () => {
  const loads = [
    aLoad(1, 100),
    aLoad(2, 114),
    aLoad(4, 130),
    aLoad(1, 90),
    aLoad(2, 300),
    aLoad(4, 131),
    aLoad(1, 300),
    aLoad(2, 90),
    aLoad(4, 90),
  ]
  expect(goalsOf(loads).map(({ figure, met }) => [figure, met])).toEqual([
    ['1.14', true],
    ['1.30', false],
    ['9000 of 9000, 0 twice, 0 refused', true],
  ])
  expect(reportOf(loads)).toContain('130')
})

test('a message that did not reach the other is a missed goal', () => {
  expect(goalsOf([aLoad(1, 100), aLoad(2, 100, 1)]).map(({ met }) => met)).toEqual([true, false])
})
