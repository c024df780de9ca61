import { databaseServices, withClient } from '@rafiq/database'
import type { Client } from 'pg'
import type { Attack, Harness } from './attack.ts'

const denied = '42501'
/** A queue of the users service: whoever fills it sends mail in the platform's name. */
const queue = 'users.send-mail'

/** What whoever has taken over one service could do in the database as its role. */
export const roles: Attack = {
  name: 'roles',
  run: (harness) =>
    withClient(harness.target.adminUrl, async (admin) => {
      const planted = await plantJob(admin, harness)
      const tables = await tablesOfServices(admin)
      for (const role of databaseServices) {
        // One connection for all: opening one takes longer than what is tried on it.
        await withClient(harness.target.databaseUrl(role), async (client) => {
          await readTables(harness, { role, client }, tables)
          if (role !== 'users') await useQueue(harness, { role, client })
        })
      }
      await admin.query('delete from events.job where id = $1', [planted])
    }),
}

async function plantJob(admin: Client, { people }: Harness): Promise<string> {
  const data = { to: people.secrets.text('a job of the users service', []) }
  const { rows } = await admin.query(
    "insert into events.job (name, data, start_after) values ($1, $2, now() + interval '1 day') returning id",
    [queue, data],
  )
  return rows[0].id as string
}

interface Table {
  schemaname: string
  tablename: string
}

async function tablesOfServices(admin: Client): Promise<Table[]> {
  const { rows } = await admin.query<Table>(
    'select schemaname, tablename from pg_tables where schemaname = any($1)',
    [databaseServices],
  )
  return rows
}

/** Who has signed in as a service's role. */
interface Intruder {
  role: string
  client: Client
}

/** Nothing of it stays. */
async function attempt({ client }: Intruder, sql: string, values: unknown[] = []) {
  await client.query('begin')
  try {
    return { rows: (await client.query(sql, values)).rows as Record<string, unknown>[] }
  } catch (error) {
    return { rows: [], refused: (error as { code?: string }).code ?? 'unknown' }
  } finally {
    await client.query('rollback')
  }
}

async function readTables(harness: Harness, intruder: Intruder, tables: readonly Table[]): Promise<void> {
  const { role } = intruder
  for (const { schemaname, tablename } of tables) {
    if (schemaname === role) continue
    const { refused } = await attempt(intruder, `select 1 from "${schemaname}"."${tablename}" limit 1`)
    if (refused === denied) continue
    harness.findings.add({
      kind: 'read',
      attack: 'roles',
      what: `${role} reads tables of ${schemaname}`,
      detail: tablename,
    })
  }
}

async function useQueue(harness: Harness, intruder: Intruder): Promise<void> {
  const { role } = intruder
  const found = await attempt(intruder, 'select data::text as data from events.job where name = $1', [queue])
  const read = harness.people.secrets.readBy(role, JSON.stringify(found.rows))
  const add = (kind: 'read' | 'rule', what: string) =>
    harness.findings.add({ kind, attack: 'roles', what: `${role} ${what}`, detail: queue })
  if (read.length > 0) add('read', 'reads jobs of another service')
  const sent = await attempt(intruder, 'insert into events.job (name, data) values ($1, $2)', [queue, {}])
  if (!sent.refused) add('rule', 'fills a queue of another service')
}
