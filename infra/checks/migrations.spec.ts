import { describe, expect, test } from '@jest/globals'
import { type MigrationScript, migrationProblems } from './migrations.ts'
import { hiddenMigrationProblems } from './read-migrations.ts'

const script = (statements: string | readonly string[], overrides: Partial<MigrationScript> = {}) => ({
  name: 'services/users › Migration2',
  statements: [statements].flat(),
  transactional: true,
  ...overrides,
})
const problems = (...args: Parameters<typeof script>) => migrationProblems([script(...args)], '0.3.0')

const members = 'users.members'
const rebuilt = [
  'drop index concurrently if exists users.members_city',
  `create index concurrently members_city on ${members} (city)`,
]

describe('migration check takes', () => {
  test.each([
    ['a nullable column', `alter table ${members} add column city text`],
    ['a column with a constant default', `alter table ${members} add column city text not null default ''`],
    [
      'a table with indexes and rules of its own',
      [
        'create table users.cities (id uuid primary key, name text not null check (length(name) > 0))',
        'create unique index cities_name on users.cities (name)',
        "insert into users.cities values (uuidv7(), 'Riyadh')",
      ],
    ],
    ['rows that are filled in on their own', `update ${members} set city = '' where city is null`],
  ])('%s', (_, statements) => {
    expect(problems(statements)).toEqual([])
  })

  test('an index that is built beside traffic and may be begun anew', () => {
    expect(problems(rebuilt, { transactional: false })).toEqual([])
  })

  test.each([
    `alter table ${members} drop column city`,
    'drop table users.blocks',
    `alter table ${members} alter column city drop default`,
    `alter table ${members} add constraint city_said check (city <> '') not valid`,
    'drop function users.age(date)',
  ])('%p where an earlier release is named that can do without', (statement) => {
    expect(problems(statement, { safeSince: '0.2.0' })).toEqual([])
  })
})

describe('migration check refuses', () => {
  test.each([
    [`alter table ${members} drop column city`, 'safeSince'],
    ['drop table users.blocks', 'safeSince'],
    ['drop view users.people', 'safeSince'],
    ['drop function users.age(date)', 'safeSince'],
    [`truncate ${members}`, 'safeSince'],
    [`alter table ${members} alter column city drop default`, 'safeSince'],
    [`alter table ${members} alter column city drop not null`, 'safeSince'],
    [
      `alter table ${members}\n  -- from now on\n  add constraint city_said check (city <> '') not valid`,
      'safeSince',
    ],
    [`alter table ${members} rename column city to town`, 'renaming-column'],
    ['alter table users.members rename to people', 'renaming-table'],
    ["alter type users.state rename value 'a' to 'b'", 'renames what the running version asks for'],
    ['alter schema users rename to people', 'renames what the running version asks for'],
    [`alter table ${members} add column city text not null`, 'adding-required-field'],
    [
      `alter table ${members} add column at timestamptz not null default clock_timestamp()`,
      'adding-field-with-default',
    ],
    [`alter table ${members} alter column city set not null`, 'adding-not-nullable-field'],
    [`alter table ${members} alter column city type varchar(9)`, 'changing-column-type'],
    [`alter table ${members} add column city text check (city <> '')`, 'scans a locked table'],
    [
      `alter table ${members} add column city uuid references users.cities (id)`,
      'adding-foreign-key-constraint',
    ],
    [`alter table ${members} add constraint city_said check (city <> '')`, 'constraint-missing-not-valid'],
    [`alter table ${members} add constraint one unique (city)`, 'disallowed-unique-constraint'],
    [`create index members_city on ${members} (city)`, 'require-concurrent-index-creation'],
    ['drop index users.members_city', 'require-concurrent-index-deletion'],
    [`lock table ${members}`, 'locks a whole table'],
    ["set lock_timeout = '1h'", 'those of runMigrations'],
    ['create table users.cities (id uuid); drop table users.blocks', 'several statements'],
    ["do $$ begin execute 'drop table x'; end $$", 'hides its statements'],
  ])('%p: %s', (statement, problem) => {
    expect(problems(statement)).toContainEqual(expect.stringContaining(problem))
  })

  test.each([[rebuilt[1]], [rebuilt[1]?.replace('concurrently', 'concurrently if not exists')]])(
    'an index that would stay invalid after an interruption: %p',
    (statement = '') => {
      expect(problems(statement, { transactional: false })).toEqual([
        expect.stringContaining('begin with `drop index concurrently if exists members_city`'),
      ])
    },
  )

  test('an index beside traffic inside a transaction', () => {
    expect(problems(rebuilt)).toContainEqual(expect.stringContaining('ban-concurrent-index-creation'))
  })

  test('rows that change while the table is locked by the same transaction', () => {
    const statements = [`alter table ${members} add column city text`, `update ${members} set city = ''`]
    expect(problems(statements)).toEqual([expect.stringContaining('a migration of its own')])
  })

  test.each(['0.3.0', '1.0.0', 'yes'])('a contraction that is safe since %p only', (safeSince) => {
    expect(problems('drop table users.blocks', { safeSince })).toHaveLength(1)
  })

  test('SQL that nothing can read', () => {
    expect(problems('alter tabel users.members')).not.toEqual([])
  })
})

test('migration check wants migrations where it reads them', () => {
  const text = 'export class Migration1 extends Migration {}'
  const paths = ['services/users/src/database/city-migration.ts', 'services/users/src/city.ts']
  expect(hiddenMigrationProblems(paths.map((path) => ({ path, text })))).toEqual([
    expect.stringContaining('services/users/src/city.ts'),
  ])
})
