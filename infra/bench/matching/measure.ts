import { setTimeout as delay } from 'node:timers/promises'
import { RankingCache } from '@rafiq/matching'
import type pg from 'pg'
import { GroupSizes } from '../../../services/users/src/matches/search-group.ts'
import { BruteForce } from './brute-force.ts'
import { findMatches, findNaively, recall, sameOrder } from './find-matches.ts'
import type { Options, Slowing } from './options.ts'
import { drawViewers, type Viewer } from './viewers.ts'

/** One population. Times are milliseconds; each viewer is searched for by every way, so that all share the machine's noise. */
export interface Measured {
  people: number
  ours: number[]
  /** How many statements each of these searches took. */
  statements: number[]
  /** The same search where no deal-breaker passes anybody over. */
  ungated: number[]
  naive: number[]
  brute: number[]
  /** An empty statement after each: what the machine itself costs, and how it wavers. */
  idle: number[]
  /** Means over the viewers. */
  recall: number
  naiveRecall: number
  /** Viewers whose list is the wanted one in its order too. */
  ordered: number
  compared: number
}

const warmUps = 100

export async function measure(
  client: pg.Client,
  { people, searches, slowed }: Pick<Options, 'searches' | 'slowed'> & { people: number },
): Promise<Measured> {
  const drawn = await drawViewers(client, warmUps + searches)
  const kept = { rankings: new RankingCache(), groups: new GroupSizes() }
  const everybody = await BruteForce.load(client)
  const counting = countStatements(client)
  const search = async (viewer: Viewer) => {
    const before = counting.count()
    const found = await timed(async () => {
      if (slowed) await slowDown[slowed](counting.client)
      return findMatches(counting.client, kept, viewer)
    })
    return { ...found, statements: counting.count() - before }
  }
  const look = async (viewer: Viewer, index: number) => {
    // Whichever comes second finds the pages of the first in memory: they take turns.
    const ungatedFirst = index % 2 === 0 && (await search(withoutGates(viewer)))
    const ours = await search(viewer)
    const ungated = ungatedFirst || (await search(withoutGates(viewer)))
    const naive = await timed(() => findNaively(client, viewer))
    const brute = await timed(async () => everybody.find(viewer))
    const idle = await timed(() => client.query('select 1'))
    return { viewer, ours, ungated, naive, brute, idle }
  }
  const looks = []
  for (const [index, viewer] of drawn.entries()) looks.push(await look(viewer, index))
  const counted = looks.slice(Math.min(warmUps, Math.floor(looks.length / 2)))
  const times = (way: 'ours' | 'ungated' | 'naive' | 'brute' | 'idle') =>
    counted.map((one) => one[way].milliseconds)
  return {
    people,
    ours: times('ours'),
    statements: counted.map(({ ours }) => ours.statements),
    ungated: times('ungated'),
    naive: times('naive'),
    brute: times('brute'),
    idle: times('idle'),
    recall: mean(counted.map(({ viewer, ours, brute }) => recall(viewer, ours.result, brute.result))),
    naiveRecall: mean(counted.map(({ viewer, naive, brute }) => recall(viewer, naive.result, brute.result))),
    ordered: counted.filter(({ viewer, ours, brute }) => sameOrder(viewer, ours.result, brute.result)).length,
    compared: counted.length,
  }
}

const slowDown: Readonly<Record<Slowing, (client: pg.Client) => Promise<unknown>>> = {
  sleep: () => delay(2),
  'round-trip': (client) => client.query('select 1'),
}

/** The client, whose statements are counted. */
function countStatements(client: pg.Client) {
  let statements = 0
  const counted = new Proxy(client, {
    get(target, key) {
      if (key === 'query') statements += 1
      const value = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { client: counted, count: () => statements }
}

/** Neither smokes nor owns a pet nor minds either: opposed to nobody. */
const withoutGates = (viewer: Viewer): Viewer => ({ ...viewer, gates: 0 })

async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; milliseconds: number }> {
  const start = performance.now()
  const result = await work()
  return { result, milliseconds: performance.now() - start }
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
