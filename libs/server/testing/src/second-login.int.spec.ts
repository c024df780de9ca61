import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  databaseRoles,
  ensureRoles,
  roleSettings,
  secondLogin,
  serviceRole,
  withClient,
  withConnection,
} from '@rafiq/database'
import { Client } from 'pg'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const role = serviceRole('users')
let database: TestDatabase
let passwords: Record<string, string>

beforeAll(async () => {
  database = await createTestDatabase()
  // As they are: the server is that of every other test as well.
  const { password } = new URL(database.urlFor('users'))
  passwords = Object.fromEntries(databaseRoles.map((one) => [one, decodeURIComponent(password)]))
})
afterAll(async () => {
  await ensureRoles(database.adminUrl, passwords, { [role]: null })
  await database.drop()
})

const secondUrl = (password: string) =>
  withConnection(database.urlFor('users'), { user: secondLogin(role), password })
const ask = async (url: string, sql: string) =>
  (await withClient(url, (client) => client.query<Record<string, string>>(sql))).rows

test('a password is replaced while connections with the old one go on and new ones are opened with either', async () => {
  const running = new Client({ connectionString: database.urlFor('users') })
  await running.connect()
  const password = randomBytes(24).toString('base64url')
  await ensureRoles(database.adminUrl, passwords, { [role]: password })

  expect((await running.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await running.end()
  expect(await ask(database.urlFor('users'), 'select 1 as one')).toEqual([{ one: 1 }])
  expect(await ask(secondUrl(password), 'select current_user as who')).toEqual([{ who: role }])
})

test('whoever signs in by the second login is the role: its tables, its limits, its events', async () => {
  const password = randomBytes(24).toString('base64url')
  await ensureRoles(database.adminUrl, passwords, { [role]: password })
  const url = secondUrl(password)
  await ask(url, 'create table made_by_second (id int)')
  expect(
    await database.query("select schemaname, tableowner from pg_tables where tablename = 'made_by_second'"),
  ).toEqual([{ schemaname: 'users', tableowner: role }])
  await ask(database.urlFor('users'), 'drop table made_by_second')
  for (const name of Object.keys(roleSettings('users'))) {
    expect(await ask(url, `show ${name}`)).toEqual(await ask(database.urlFor('users'), `show ${name}`))
  }
  await expect(ask(url, `select events.publish('member.deleted', '{}')`)).resolves.toHaveLength(1)
  await expect(ask(url, `select events.publish('member.erased', '{}')`)).rejects.toThrow(
    'users_service does not publish member.erased',
  )
  await expect(ask(url, 'select from chat.members')).rejects.toThrow('permission denied')
})

test('a closed second login opens nothing', async () => {
  const password = randomBytes(24).toString('base64url')
  await ensureRoles(database.adminUrl, passwords, { [role]: password })
  await ensureRoles(database.adminUrl, passwords, { [role]: null })
  await expect(ask(secondUrl(password), 'select 1')).rejects.toThrow(/not permitted to log in|authentication/)
})
