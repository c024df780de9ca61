import type { CityKey, Gender } from '@rafiq/contracts/questionnaire'
import type pg from 'pg'

/** A member who looks at their matches. */
export interface Viewer {
  id: string
  city: CityKey
  gender: Gender
  signature: number
  gates: number
  position: number
}

/** Members drawn evenly over the whole population, so cities weigh as much as they hold. The same at every run. */
export async function drawViewers(client: pg.Client, count: number): Promise<Viewer[]> {
  const { rows } = await client.query<Viewer>(
    `select member_id as id, city, gender, signature, gates, position
     from users.match_candidates
     order by hashtextextended(member_id::text, 7)
     limit $1`,
    [count],
  )
  return rows
}
