import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { Migration } from '@mikro-orm/migrations'
import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable, Module } from '@nestjs/common'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import type { EventData } from '@rafiq/contracts/events'
import {
  createTestApp,
  DefinitionsModule,
  databaseModule,
  EventsModule,
  OnEvent,
  parseSettings,
  runMigrations,
  serviceSettings,
  uuidv7,
  WorkContext,
} from '@rafiq/service-kit'
import { createTestDatabase, credentialEnvironment, type TestDatabase, waitUntil } from '@rafiq/testing'
import { BlockProjection, MemberProjection, rafiqDefinitions } from '../src/index.ts'

type Snapshot = EventData<'member.changed'>

@Injectable()
class NamedMembers extends MemberProjection {
  constructor(em: EntityManager) {
    super(em, { columnsOf: ({ name }) => ({ name }), tombstone: { name: null } })
  }

  @OnEvent('member.changed')
  follow(snapshot: Snapshot): Promise<unknown> {
    return this.upsert([snapshot])
  }
}

class MigrationMembers extends Migration {
  override up(): void {
    this.addSql(`create table members (member_id uuid primary key, version integer not null,
      deleted boolean not null default false, sessions_valid_from timestamptz, name text,
      check (not deleted or num_nonnulls(name, sessions_valid_from) = 0))`)
    this.addSql(`create table blocks (blocker_id uuid, blocked_id uuid, blocked boolean not null,
      version integer not null, primary key (blocker_id, blocked_id))`)
  }
}

let database: TestDatabase
let app: NestFastifyApplication

beforeAll(async () => {
  database = await createTestDatabase()
  const url = database.urlFor('chat')
  const options = { url, schema: 'chat', entities: [], migrations: [MigrationMembers] }
  await runMigrations(options)

  @Module({
    imports: [
      DefinitionsModule.forRoot(rafiqDefinitions),
      databaseModule(options),
      EventsModule.forRoot({ url, service: 'chat' }),
    ],
    providers: [NamedMembers, { provide: MemberProjection, useExisting: NamedMembers }, BlockProjection],
  })
  class ProjectionModule {}

  const environment = { NODE_ENV: 'test', PORT: '1', LOG_LEVEL: 'silent', ...credentialEnvironment('chat') }
  const settings = parseSettings(serviceSettings, environment)
  app = await createTestApp({ name: 'chat', module: ProjectionModule, settings })
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

const members = () => app.get(NamedMembers)
const blocks = () => app.get(BlockProjection)
const inTransaction = <T>(work: () => Promise<T>): Promise<T> =>
  app.get(WorkContext).run(() => app.get(EntityManager).transactional(work))

const validFrom = '2026-01-01T00:00:00.000Z'
const aMember = (overrides: Partial<Snapshot> = {}): Snapshot => ({
  memberId: uuidv7(),
  version: 1,
  role: 'user',
  name: 'Noura',
  gender: 'female',
  location: 'riyadh',
  age: 27,
  language: 'ar',
  isActive: true,
  sessionsValidFrom: validFrom,
  ...overrides,
})
const stored = async (memberId: string) =>
  (
    await database.query('select name, version, deleted from chat.members where member_id = $1', [memberId])
  )[0]

describe('the projection of members', () => {
  test('takes a snapshot of somebody new', async () => {
    const member = aMember()
    expect(await members().upsert([member])).toEqual(new Set([member.memberId]))
    expect(await stored(member.memberId)).toEqual({ name: 'Noura', version: 1, deleted: false })
    expect(await members().sessionsValidFrom(member.memberId)).toEqual(new Date(validFrom))
  })

  test.each([
    ['a newer version replaces', 3, 'Reem'],
    ['the same version leaves', 2, 'Noura'],
    ['an older version leaves', 1, 'Noura'],
  ])('%s what is known', async (_what, version, name) => {
    const member = aMember({ version: 2 })
    await members().upsert([member])
    await members().upsert([{ ...member, version, name: 'Reem' }])
    expect(await stored(member.memberId)).toMatchObject({ name })
  })

  test('a deletion leaves a tombstone that no later snapshot revives', async () => {
    const member = aMember()
    await members().upsert([member])
    await members().tombstone({ memberId: member.memberId, version: 1 })
    expect(await members().upsert([{ ...member, version: 9 }])).toEqual(new Set())
    expect(await stored(member.memberId)).toEqual({ name: null, version: 1, deleted: true })
    expect(await members().sessionsValidFrom(member.memberId)).toBeNull()
  })

  test('a deletion that comes before any snapshot wins too', async () => {
    const member = aMember()
    await members().tombstone({ memberId: member.memberId, version: 4 })
    expect(await members().upsert([member])).toEqual(new Set())
    expect(await members().knows([member.memberId])).toBe(true)
  })

  test('says nothing of a member that it does not know', async () => {
    const [known, unknown] = [aMember(), aMember()]
    await members().upsert([known])
    expect(await members().sessionsValidFrom(unknown.memberId)).toBeUndefined()
    expect(await members().knows([known.memberId, unknown.memberId])).toBe(false)
    expect([...(await members().sessionBounds([known.memberId, unknown.memberId])).keys()]).toEqual([
      known.memberId,
    ])
  })

  test('is rolled back with the transaction that it was written in', async () => {
    const member = aMember()
    const failing = inTransaction(async () => {
      await members().upsert([member])
      throw new Error('changed its mind')
    })
    await expect(failing).rejects.toThrow('changed its mind')
    expect(await stored(member.memberId)).toBeUndefined()
  })

  test('locks the living of two members against a deletion, until the transaction ends', async () => {
    const [living, gone] = [aMember(), aMember()]
    await members().upsert([living, gone])
    await members().tombstone({ memberId: gone.memberId, version: 1 })
    const deletion = await inTransaction(async () => {
      const locked = await members().lockLiving([gone.memberId, living.memberId])
      expect(locked).toEqual(new Set([living.memberId]))
      const deleting = app
        .get(EntityManager)
        .fork()
        .transactional(() => members().tombstone({ memberId: living.memberId, version: 1 }))
      expect(await stored(living.memberId)).toMatchObject({ deleted: false })
      return { deleting }
    })
    await deletion.deleting
    expect(await stored(living.memberId)).toMatchObject({ deleted: true })
  })

  test('is updated by @OnEvent for a changed member', async () => {
    const member = aMember({ name: 'Huda' })
    await database.publish('users', 'member.changed', member)
    await waitUntil('known', () => members().knows([member.memberId]))
    expect(await stored(member.memberId)).toMatchObject({ name: 'Huda' })
  })
})

describe('the projection of blocks', () => {
  const block = (overrides: Partial<EventData<'pair.blocked'>> = {}) => ({
    blockerId: uuidv7(),
    blockedId: uuidv7(),
    blocked: true,
    version: 1,
    ...overrides,
  })

  test('says of a pair in either order that it is blocked', async () => {
    const { blockerId, blockedId, ...change } = block()
    expect(await blocks().isBetween(blockerId, blockedId)).toBe(false)
    await blocks().upsert({ blockerId, blockedId, ...change })
    expect(await blocks().isBetween(blockerId, blockedId)).toBe(true)
    expect(await blocks().isBetween(blockedId, blockerId)).toBe(true)
  })

  test('drops a version older than what it has', async () => {
    const change = block({ version: 2 })
    await blocks().upsert(change)
    await blocks().upsert({ ...change, blocked: false, version: 1 })
    expect(await blocks().isBetween(change.blockerId, change.blockedId)).toBe(true)
    await blocks().upsert({ ...change, blocked: false, version: 3 })
    expect(await blocks().isBetween(change.blockerId, change.blockedId)).toBe(false)
  })

  test('keeps nothing of a member who is erased', async () => {
    const change = block()
    await blocks().upsert(change)
    await blocks().eraseOf(change.blockedId)
    expect(await database.query('select from chat.blocks where blocker_id = $1', [change.blockerId])).toEqual(
      [],
    )
  })
})
