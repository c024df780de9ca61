import { expect, test } from '@jest/globals'
import { aVerdict } from '../../fleet/load/sample-run.ts'
import { mergeVerdicts } from './merge-verdicts.ts'

test('the verdict on several conversations counts and finds what each of theirs does', () => {
  const one = aVerdict({ lost: ['a'], gaps: ['b'], delays: [1], wire: { arrived: 3, repeated: 1, late: 0 } })
  const other = aVerdict({ lost: ['c'], delays: [2, 3], wire: { arrived: 4, repeated: 0, late: 2 } })
  expect(mergeVerdicts([one, other])).toEqual(
    aVerdict({
      ...{ sent: 18, acknowledged: 18, lost: ['a', 'c'], gaps: ['b'], delays: [1, 2, 3] },
      wire: { arrived: 7, repeated: 1, late: 2 },
    }),
  )
})

test('the verdict on no conversation finds nothing', () => {
  expect(mergeVerdicts([])).toEqual(aVerdict({ sent: 0, acknowledged: 0 }))
})
