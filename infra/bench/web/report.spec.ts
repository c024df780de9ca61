import { describe, expect, test } from '@jest/globals'
import type { Visit } from './figures.ts'
import { type Figures, goalsOf, type PageFigures, reportOf } from './report.ts'

const page = (path: string, br: number, scores: Partial<Visit['scores']> = {}): PageFigures => ({
  path,
  visit: {
    scores: { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100, ...scores },
    lcp: 2000,
    tbt: 50,
    cls: 0,
    requests: 12,
    scripts: ['/shell.js'],
    benchmarkIndex: 2000,
  },
  transfer: { br, gzip: br * 1.2 },
})

const good: Figures = {
  pages: [page('/', 110_000), page('/matches', 200_000)],
  monolith: page('/', 100_000),
  load: 1,
  cores: 2,
}
const missed = (figures: Partial<Figures>) =>
  goalsOf({ ...good, ...figures })
    .filter(({ met }) => !met)
    .map(({ goal, figure }) => `${goal}: ${figure}`)

describe('the goals', () => {
  test('are all met by good figures', () => expect(missed({})).toEqual([]))

  test.each<[string, Partial<Figures>]>([
    [
      'performance at least 95 on every page: 94 (/matches)',
      { pages: [page('/', 100_000), page('/matches', 1, { performance: 94 })] },
    ],
    ['accessibility 100 on every page: 99 (/)', { pages: [page('/', 100_000, { accessibility: 99 })] }],
    ['best-practices 100 on every page: 96 (/)', { pages: [page('/', 100_000, { 'best-practices': 96 })] }],
    ["home's JavaScript at most 1.1 times that without federation: 1.110", { monolith: page('/', 99_099) }],
  ])('%s', (goal, figures) => expect(missed(figures)).toEqual([goal]))
})

test('web report has every page, and the home page once more', () => {
  expect(reportOf(good).match(/^\/.*/gm)).toHaveLength(3)
})
