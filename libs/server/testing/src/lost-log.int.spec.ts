import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { builtFolder, migrateBuilt } from './built-script.ts'
import { freePort } from './free-port.ts'
import { nobody, serviceEnvironment } from './service-environment.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
import { type TestRedis, testRedis } from './test-redis.ts'
import { waitUntil } from './wait-until.ts'

let database: TestDatabase
let redis: TestRedis
let child: ChildProcess | undefined

beforeAll(async () => {
  database = await createTestDatabase()
  redis = testRedis()
  if (!database.migrated.includes('connections')) {
    await migrateBuilt('connections', database.urlFor('connections'))
  }
})
afterEach(async () => {
  if (!child || child.exitCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
})
afterAll(async () => {
  await redis?.close()
  await database?.drop()
})

/** The built connections service, which logs a lot. @param stdout where its log goes */
async function start(stdout: number | 'pipe'): Promise<{ url: string; child: ChildProcess }> {
  const PORT = String(await freePort())
  const env = {
    ...serviceEnvironment('connections', redis),
    DATABASE_URL: database.urlFor('connections'),
    USERS_URL: nobody,
    LOG_LEVEL: 'trace',
    PORT,
  }
  const program = join(builtFolder('connections'), 'main.js')
  const started = spawn(process.execPath, [program], { env, stdio: ['ignore', stdout, 'inherit'] })
  child = started
  return { url: `http://127.0.0.1:${PORT}`, child: started }
}

/** It is ready, answers requests whose failure it logs, and is still the same process. */
async function expectToServe({ url, child: started }: { url: string; child: ChildProcess }): Promise<void> {
  const isReady = async () => (await fetch(`${url}/readyz`)).ok
  await waitUntil('the service is ready', isReady)
  for (let request = 0; request < 20; request += 1) {
    expect((await fetch(`${url}/api/users/connections`)).status).toBe(401)
  }
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect(started.exitCode).toBeNull()
}

test('a service with its log on a full disk keeps serving', async () => {
  const full = openSync('/dev/full', 'w')
  const started = await start(full)
  closeSync(full)
  await expectToServe(started)
})

test('a service with a log that nobody reads keeps serving, and stops on a signal', async () => {
  const started = await start('pipe')
  started.child.stdout?.destroy()
  await expectToServe(started)
  started.child.kill('SIGTERM')
  const [code] = await once(started.child, 'exit')
  expect(code).toBe(0)
})
