import type pg from 'pg'
import { accountsDdl } from '../../../services/moderation/src/database/accounts.ddl.ts'
import { countsDdl } from '../../../services/moderation/src/database/counts.ddl.ts'

const givenNames = ['noura', 'sara', 'ahmed', 'faisal', 'reem', 'khalid', 'layla', 'omar', 'huda', 'yousef']
const familyNames = ['alotaibi', 'alqahtani', 'alharbi', 'alshehri', 'alghamdi', 'aldosari', 'alzahrani']
const domains = [
  'gmail.com',
  'gmail.com',
  'gmail.com',
  'hotmail.com',
  'hotmail.com',
  'outlook.sa',
  'kau.edu.sa',
]
const shownNames = ['نورة', 'سارة', 'أحمد', 'فيصل', 'ريم', 'خالد', 'ليلى', 'عمر', 'هدى', 'يوسف']

const pick = (values: readonly string[], number: string): string =>
  `(array[${values.map((value) => `'${value}'`).join()}])[1 + (${number}) % ${values.length}]`

/**
 * Fills the service's own table with `accounts` people in no particular order of anything: one in five thousand is
 * staff, one in eight has paused, one in two hundred is paused by staff, one in a hundred of the addresses has a dot
 * and a dash. Indexed, vacuumed and analysed.
 */
export async function loadAccounts(client: pg.Client, accounts: number): Promise<void> {
  const [createTable = '', ...createIndexes] = accountsDdl
  await client.query('create schema moderation')
  await client.query('create extension pg_trgm schema moderation')
  await client.query(createTable)
  for (const statement of countsDdl) await client.query(statement)
  await client.query(`set work_mem = '256MB'; set maintenance_work_mem = '512MB'; select setseed(0.5)`)
  await client.query(
    `insert into moderation.accounts (member_id, version, email, name, location, role, is_active, paused_by_staff,
       phone_share_consent, created_at, sessions_valid_from)
     select lpad(to_hex(n), 32, '0')::uuid, 1,
       ${pick(givenNames, 'n')} || case when n % 100 = 7 then '.x-' else '' end || ${pick(familyNames, 'n / 10')}
         || n || '@' || ${pick(domains, 'n / 70')},
       case when n % 5000 = 0 then null else ${pick(shownNames, 'n')} || ' ' || (n % 997) end,
       case when n % 5000 = 0 then null else 'riyadh' end,
       case when n % 50000 = 0 then 'admin' when n % 5000 = 0 then 'moderator' else 'user' end,
       n % 8 <> 0, n % 200 = 0, n % 3 = 0,
       timestamptz '2026-11-01' - random() * interval '1000 days', timestamptz '2026-01-01'
     from (select n from generate_series(1, $1::int) as n order by random()) as people`,
    [accounts],
  )
  await client.query("update moderation.accounts set created_at = date_trunc('milliseconds', created_at)")
  for (const statement of createIndexes) await client.query(statement)
  await client.query('reset work_mem; reset maintenance_work_mem')
  await client.query('vacuum analyze moderation.accounts')
}
