import { readFileSync } from 'node:fs'
import { withClient } from '@rafiq/database'
import type { Session } from './members.ts'
import { inDataFolder } from './platform-data.ts'

/** Makes a member's contacts older, as if they had waited for so many days more: no journey can. */
export async function backdateContacts({ id }: Pick<Session, 'id'>, days: number): Promise<void> {
  const port = readFileSync(inDataFolder('postgres', 'postmaster.pid'), 'utf8').split('\n')[3]
  const { postgres: password } = JSON.parse(readFileSync(inDataFolder('secrets.json'), 'utf8'))
  await withClient(`postgres://postgres:${password}@127.0.0.1:${port}/rafiq`, async (client) => {
    const older = 'contacted_at = contacted_at - make_interval(days => $2)'
    await client.query(`update connections.connections set ${older} where user_id = $1`, [id, days])
  })
}
