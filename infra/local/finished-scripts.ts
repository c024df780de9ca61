import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { type DatabaseService, withClient } from '@rafiq/database'
import { addFileState } from './build-record.ts'

/** A script of a service that changes its schema alone, and changes nothing when the same build runs it again. */
export type DatabaseScript = Readonly<{
  service: DatabaseService
  script: string
  /** Of the service: {@link serviceBuild}. */
  build: string
}>

/**
 * In the database itself, so that who restores or removes it does so with this. A schema that was removed and made again has
 * another number.
 */
const table = `
  create schema if not exists local;
  create table if not exists local.finished_scripts (
    service text, script text, build text not null, schema_oid oid not null, primary key (service, script)
  )`

const finished = `
  select service, script, build from local.finished_scripts join pg_namespace on oid = schema_oid and nspname = service`

const save = `
  insert into local.finished_scripts (service, script, build, schema_oid)
  select nspname, $2, $3, oid from pg_namespace where nspname = $1
  on conflict (service, script) do update set build = excluded.build, schema_oid = excluded.schema_oid`

/**
 * Runs those of these scripts, side by side, that this build has not finished on this database: a process that starts to find
 * nothing to do takes most of a second of a core.
 *
 * @param adminUrl an administrator's address of the database
 * @param run rejects where the script fails, which is then run again at the next start
 */
export async function runUnfinished(
  adminUrl: string,
  scripts: readonly DatabaseScript[],
  run: (script: DatabaseScript) => Promise<unknown>,
): Promise<void> {
  await withClient(adminUrl, async (client) => {
    await client.query(table)
    const { rows } = await client.query<DatabaseScript>(finished)
    const done = new Set(rows.map(nameOf))
    const unfinished = scripts.filter((one) => !done.has(nameOf(one)))
    await Promise.all(unfinished.map(run))
    for (const { service, script, build } of unfinished) await client.query(save, [service, script, build])
  })
}

const nameOf = ({ service, script, build }: DatabaseScript) => [service, script, build].join()

/** What a service is built into, as one name: of names, sizes and times of its programs. */
export function serviceBuild(root: string, service: string): string {
  const folder = join(root, 'services', service, 'dist/bundle')
  const build = createHash('sha256')
  for (const file of globSync('*.js', { cwd: folder }).sort()) addFileState(build, folder, file)
  return build.digest('hex')
}
