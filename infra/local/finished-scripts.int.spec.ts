import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { createTestDatabase, type TestDatabase } from '@rafiq/testing'
import { type DatabaseScript, runUnfinished } from './finished-scripts.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const script = (service: DatabaseScript['service'], name: string, build = 'first'): DatabaseScript => ({
  ...{ service, script: name, build },
})

describe('a script that works on the database', () => {
  let ran: string[]

  beforeEach(async () => {
    ran = []
    await database.query('drop schema if exists local cascade')
  })

  const run = (...scripts: DatabaseScript[]) =>
    runUnfinished(database.adminUrl, scripts, async ({ service, script }) => {
      ran.push(`${service} ${script}`)
    })

  test('is run once for each service', async () => {
    await run(script('users', 'migrate'), script('chat', 'migrate'))
    await run(script('users', 'migrate'), script('chat', 'migrate'))
    expect(ran.toSorted()).toEqual(['chat migrate', 'users migrate'])
  })

  test('is run beside what the same service has finished', async () => {
    await run(script('users', 'migrate'))
    await run(script('users', 'seed'))
    expect(ran).toEqual(['users migrate', 'users seed'])
  })

  test('is run again by another build, and by the one before', async () => {
    for (const build of ['first', 'second', 'first', 'first']) await run(script('users', 'migrate', build))
    expect(ran).toHaveLength(3)
  })

  test('is run again where its schema was removed', async () => {
    await run(script('moderation', 'migrate'), script('users', 'migrate'))
    await database.query('drop schema moderation cascade')
    await database.query('create schema moderation authorization moderation_service')
    ran = []
    await run(script('moderation', 'migrate'), script('users', 'migrate'))
    expect(ran).toEqual(['moderation migrate'])
  })

  test('is run again where it failed', async () => {
    const failing = runUnfinished(database.adminUrl, [script('users', 'migrate')], () =>
      Promise.reject(new Error('no')),
    )
    await expect(failing).rejects.toThrow('no')
    await run(script('users', 'migrate'))
    expect(ran).toEqual(['users migrate'])
  })

  test('is known to nobody but an administrator', async () => {
    await run(script('users', 'migrate'))
    const may = await database.query(
      `select has_schema_privilege('users_service', 'local', 'usage') or
              has_table_privilege('users_service', 'local.finished_scripts', 'select') as may`,
    )
    expect(may).toEqual([{ may: false }])
  })
})
