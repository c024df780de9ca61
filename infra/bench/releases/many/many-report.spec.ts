import { expect, test } from '@jest/globals'
import { type ManyFigures, manyGoals, manyReport } from './many-report.ts'

const figures: ManyFigures = {
  size: { remotes: 200, versions: 1_000 },
  documentBytes: { own: 4_000, many: 7_000 },
  teamBytes: 6_000,
  documents: { own: 2, many: 3.5 },
  lists: { own: 10, many: 30 },
  versions: { own: 10, many: 12 },
  publish: { own: [900, 1_000], many: [950, 1_400] },
  starts: { own: [6, 6.2], many: [6.5, 6.6] },
}
const met = (changed: Partial<ManyFigures>) => manyGoals({ ...figures, ...changed }).map((goal) => goal.met)

test('goals of many remotes are met up to their limits', () => {
  expect(met({})).toEqual([true, true, true, true, true])
})

test.each<[string, Partial<ManyFigures>, number]>([
  ['the document of the product is too large', { documentBytes: { own: 4_000, many: 10_241 } }, 0],
  ['the document of a team is too large', { teamBytes: 10_241 }, 0],
  ['documents take longer than their bytes say', { documents: { own: 2, many: 3.6 } }, 1],
  ['starts take longer', { starts: { own: [6], many: [6.7] } }, 2],
  ['a publication takes too long', { publish: { own: [1_000], many: [900, 1_501] } }, 3],
  ['the list takes too long', { lists: { own: 10, many: 301 } }, 4],
])('goal of many remotes is missed where %s', (_, changed, index) => {
  expect(met(changed)).toEqual([true, true, true, true, true].with(index, false))
})

test('report of many remotes has each figure beside that without them', () => {
  const report = manyReport(figures)
  expect(report).toMatch(/200 remotes × 1000 versions +without +with +ratio/)
  expect(report).toMatch(/document, brotli B +4000 +7000 +1\.75/)
  expect(report).toMatch(/document of one of them, brotli B +6000/)
})
