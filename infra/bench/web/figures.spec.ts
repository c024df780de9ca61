import { expect, test } from '@jest/globals'
import { median, medianVisit, type Visit } from './figures.ts'

const visit = (lcp: number, scripts: string[]): Visit => ({
  scores: { performance: 100 - lcp, accessibility: 100, 'best-practices': 100, seo: 100 },
  lcp,
  tbt: 0,
  cls: 0,
  requests: 1,
  scripts,
  benchmarkIndex: 2000,
})

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2],
  [[7], 7],
])('median of %j is %d', (values, middle) => expect(median(values)).toBe(middle))

test('median of no values is undefined', () => expect(() => median([])).toThrow('no median of nothing'))

test('web figures are medians of each figure over visits, with every script of any visit', () => {
  expect(medianVisit([visit(3, ['/a.js']), visit(1, ['/a.js', '/b.js']), visit(2, ['/a.js'])])).toMatchObject(
    {
      lcp: 2,
      scores: { performance: 98 },
      scripts: ['/a.js', '/b.js'],
    },
  )
})
