import { type Goal, goalTable, table } from '../../goals.ts'
import { percentile } from '../../percentile.ts'
import type { Size } from './seed-registry.ts'

/** A figure of a platform with the product's own remotes, and of one that has many more. */
export interface Pair {
  readonly own: number
  readonly many: number
}

/** All that were measured of each. */
interface Runs {
  readonly own: readonly number[]
  readonly many: readonly number[]
}

export interface ManyFigures {
  readonly size: Size
  /** Of a page of the product, brotli. */
  readonly documentBytes: Pair
  /** Of a page of one of the many. */
  readonly teamBytes: number
  /** Milliseconds: a page of the product, the middle one of all. */
  readonly documents: Pair
  /** Milliseconds: what the dashboard begins with. */
  readonly lists: Pair
  /** Milliseconds: the versions of one remote. */
  readonly versions: Pair
  /** Milliseconds from the command to the page that has the version. */
  readonly publish: Runs
  /** Seconds until a platform is ready, on data that is there. */
  readonly starts: Runs
}

const documentLimit = 10_240
/** Milliseconds: a list that somebody waits for, and a publication among few remotes. */
const [listLimit, publishLimit] = [300, 1_500]
/** With many to without. */
const ratioLimit = 1.1

const medians = ({ own, many }: Runs): Pair => ({ own: percentile(own, 0.5), many: percentile(many, 0.5) })
const ratio = ({ own, many }: Pair): number => many / own

export function manyGoals(figures: ManyFigures): Goal[] {
  const { size, documentBytes, teamBytes, documents, lists, publish, starts } = figures
  const among = `among ${size.remotes} remotes of ${size.versions} versions`
  const largest = Math.max(documentBytes.many, teamBytes)
  const worst = percentile(publish.many, 0.95)
  const [slower, larger] = [ratio(documents), ratio(documentBytes)]
  const later = ratio(medians(starts))
  return [
    {
      goal: `a document ${among} at most ${documentLimit} B of brotli`,
      figure: `${largest} B, ${documentBytes.own} B without them`,
      met: largest <= documentLimit,
    },
    {
      // Each is compressed for whoever asks, which takes a time for each byte: nothing else may grow with the remotes.
      goal: `a document ${among} takes no more of the time without them (p50) than of the bytes`,
      figure: `${slower.toFixed(2)} of ${larger.toFixed(2)}: ${documents.many.toFixed(2)} and ${documents.own.toFixed(2)} ms`,
      met: slower <= larger,
    },
    {
      goal: `a warm start ${among} in at most ${ratioLimit} of the time without them (p50)`,
      figure: `${later.toFixed(2)}: ${medians(starts).many.toFixed(1)} of ${medians(starts).own.toFixed(1)} s`,
      met: later <= ratioLimit,
    },
    {
      goal: `publish to live ${among} within ${publishLimit} ms (p95)`,
      figure: `${worst.toFixed(0)} ms, ${percentile(publish.own, 0.95).toFixed(0)} ms without them`,
      met: worst <= publishLimit,
    },
    {
      goal: `the dashboard's list ${among} within ${listLimit} ms (p50)`,
      figure: `${lists.many.toFixed(0)} ms, ${lists.own.toFixed(0)} ms without them`,
      met: lists.many <= listLimit,
    },
  ]
}

/** The tables of this part as text. */
export function manyReport(figures: ManyFigures): string {
  const { size, documentBytes, teamBytes, documents, lists, versions, publish, starts } = figures
  const line = (name: string, pair: Pair, digits: number) => [
    name,
    pair.own.toFixed(digits),
    pair.many.toFixed(digits),
    ratio(pair).toFixed(2),
  ]
  return [
    table([
      [`${size.remotes} remotes × ${size.versions} versions`, 'without', 'with', 'ratio'],
      line('document, brotli B', documentBytes, 0),
      ['document of one of them, brotli B', '', String(teamBytes), ''],
      line('document, p50 ms', documents, 2),
      line("dashboard's list, p50 ms", lists, 1),
      line('versions of a remote, p50 ms', versions, 1),
      line('publish to live, p50 ms', medians(publish), 0),
      line('warm start, p50 s', medians(starts), 1),
    ]),
    goalTable(manyGoals(figures)),
  ].join('\n\n')
}
