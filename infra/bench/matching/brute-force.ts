import { limits } from '@rafiq/contracts'
import { gatesOpen, isMatchingPercentage, percentageOf, turnOf } from '@rafiq/matching'
import type pg from 'pg'
import { type Found, startOf } from './find-matches.ts'
import type { Viewer } from './viewers.ts'

/** The members of one city and gender, side by side. */
interface Group {
  signatures: Uint16Array
  gates: Uint8Array
  positions: Int32Array
}

/** The whole population in memory: what is right by definition, and the bar for recall. */
export class BruteForce {
  readonly #groups: ReadonlyMap<string, Group>

  private constructor(groups: ReadonlyMap<string, Group>) {
    this.#groups = groups
  }

  static async load(client: pg.Client): Promise<BruteForce> {
    const groups = new Map<string, Group>()
    const { rows: keys } = await client.query<{ city: string; gender: string }>(
      'select distinct city, gender from users.match_candidates',
    )
    for (const { city, gender } of keys) {
      // Eight bytes for each member: far less to ship and to hold than ten million rows as objects.
      const { rows } = await client.query<{ packed: Buffer }>(
        `select string_agg(int2send(signature::int2) || int2send(gates) || int4send(position), ''::bytea)
           as packed
         from users.match_candidates where city = $1 and gender = $2`,
        [city, gender],
      )
      if (rows[0]) groups.set(`${city}/${gender}`, unpack(rows[0].packed))
    }
    return new BruteForce(groups)
  }

  /** Scores everybody of the viewer's city and gender, and keeps the best 50. */
  find(viewer: Viewer): Found[] {
    const group = this.#groups.get(`${viewer.city}/${viewer.gender}`)
    const start = startOf(viewer)
    const best = new Best(limits.matches.max)
    for (let index = 0; group && index < group.signatures.length; index += 1) {
      const signature = group.signatures[index] ?? 0
      const position = group.positions[index] ?? 0
      if ((signature & viewer.signature & 256) !== 0) continue
      if (!gatesOpen(group.gates[index] ?? 0, viewer.gates)) continue
      if (signature === viewer.signature && position === viewer.position) continue
      const percentage = percentageOf(viewer.signature, signature)
      if (isMatchingPercentage(percentage))
        best.offer({ signature, turn: turnOf(position, start), percentage })
    }
    return best.list
  }
}

interface Scored extends Found {
  percentage: number
}

/** The best few of many, in order. */
class Best {
  readonly list: Scored[] = []
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  offer(one: Scored): void {
    const last = this.list.at(-1)
    if (this.list.length === this.#limit && last && !isBetter(one, last)) return
    let place = this.list.length
    for (; place > 0; place -= 1) {
      const above = this.list[place - 1]
      if (above && !isBetter(one, above)) break
    }
    this.list.splice(place, 0, one)
    this.list.length = Math.min(this.list.length, this.#limit)
  }
}

const isBetter = (a: Scored, b: Scored): boolean =>
  a.percentage > b.percentage || (a.percentage === b.percentage && a.turn < b.turn)

function unpack(packed: Buffer): Group {
  const size = packed.length / 8
  const group = {
    signatures: new Uint16Array(size),
    gates: new Uint8Array(size),
    positions: new Int32Array(size),
  }
  for (let index = 0; index < size; index += 1) {
    group.signatures[index] = packed.readInt16BE(index * 8)
    group.gates[index] = packed.readInt16BE(index * 8 + 2)
    group.positions[index] = packed.readInt32BE(index * 8 + 4)
  }
  return group
}
