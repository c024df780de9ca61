import { expect, test } from '@jest/globals'
import { faults } from './faults.ts'
import { harmless } from './harmless.ts'
import { proofGoals, proofReport } from './proof-report.ts'
import type { Outcome } from './seeded-team.ts'

const outcomes = (count: number, verdict: string, milliseconds = 5_000): Outcome[] =>
  Array.from({ length: count }, (_, index) => ({ title: `seed ${index}`, verdict, said: '', milliseconds }))

const met = (figures: Parameters<typeof proofGoals>[0]) => proofGoals(figures).map((goal) => goal.met)

test('seeds of the proof are thirty of each kind, each with a title of its own', () => {
  expect([faults.length, harmless.length]).toEqual([30, 30])
  expect(new Set([...faults, ...harmless].map(({ title }) => title)).size).toBe(60)
})

test('proof goals want 27 faults stopped, no harmless change, and 20 seconds', () => {
  const proven = outcomes(30, 'proven')
  const most = [...outcomes(27, 'stopped'), ...outcomes(3, 'proven')]
  expect(met({ faults: most, harmless: proven })).toEqual([true, true, true])
  expect(met({ faults: [...outcomes(26, 'stopped'), ...outcomes(4, 'proven')], harmless: proven })[0]).toBe(
    false,
  )
  expect(met({ faults: most, harmless: [...outcomes(29, 'proven'), ...outcomes(1, 'stopped')] })[1]).toBe(
    false,
  )
  expect(met({ faults: most, harmless: outcomes(30, 'proven', 20_001) })[2]).toBe(false)
})

test('proof report names what got through and what was stopped without need', () => {
  const [one] = outcomes(1, 'proven')
  if (!one) throw new Error('one')
  const report = proofReport({
    faults: [...outcomes(29, 'stopped'), { ...one, title: 'covers the header' }],
    harmless: [...outcomes(29, 'proven'), { ...one, verdict: 'stopped', title: 'warns', said: 'console' }],
  })
  expect(report).toContain('proven: covers the header')
  expect(report).toContain('stopped: warns console')
})
