import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { eventsSchema } from './queue-options.ts'

export interface MigrateEventsOptions {
  /** A connection as the role that owns, or may make, the schema `events`. */
  url: string
  /** Roles of the services: rows, sequences and functions of the schema, nothing else. */
  grantTo: readonly string[]
}

/** Brings the schema `events` up to date and lets the services use it. May be repeated. */
export async function migrateEvents({ url, grantTo }: MigrateEventsOptions): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_namespace where nspname = $1', [eventsSchema])
    if (rowCount === 0) await client.query(`create schema ${eventsSchema}`)
    await migrateBoss(url)
    for (const role of grantTo) await client.query(grants(client.escapeIdentifier(role)))
  } finally {
    await client.end()
  }
}

async function migrateBoss(url: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: url,
    schema: eventsSchema,
    createSchema: false,
    supervise: false,
    schedule: false,
    max: 2,
  })
  const failures: Error[] = []
  boss.on('error', (error) => failures.push(error))
  await boss.start()
  await boss.stop({ graceful: false })
  const [failure] = failures
  if (failure) throw failure
}

function grants(role: string): string {
  const rows = 'select, insert, update, delete'
  return [
    `grant usage on schema ${eventsSchema} to ${role}`,
    `grant ${rows} on all tables in schema ${eventsSchema} to ${role}`,
    `grant usage, select on all sequences in schema ${eventsSchema} to ${role}`,
    `grant execute on all functions in schema ${eventsSchema} to ${role}`,
    `alter default privileges in schema ${eventsSchema} grant ${rows} on tables to ${role}`,
    `alter default privileges in schema ${eventsSchema} grant usage, select on sequences to ${role}`,
    `alter default privileges in schema ${eventsSchema} grant execute on functions to ${role}`,
  ].join(';\n')
}
