import { expect, test } from '@jest/globals'
import { goalsOf, reportOf } from './report.ts'

const memory = (...megabytes: number[]) =>
  megabytes.map((one) => ({ command: 'node main.js', megabytes: one }))

test('start report judges the median start and the median sum', () => {
  expect(
    goalsOf({ warm: [7, 8, 30], memory: [memory(300, 400), memory(700), memory(900, 900)] }),
  ).toMatchObject([
    { figure: '8.0 s', met: true },
    { figure: '700 MB', met: true },
  ])
  expect(goalsOf({ warm: [8.1], memory: [memory(300, 401)] })).toMatchObject([{ met: false }, { met: false }])
})

test('start report names the largest processes', () => {
  expect(reportOf({ first: 40, warm: [6], memory: [memory(120, 60)] })).toContain('120  node main.js')
})
