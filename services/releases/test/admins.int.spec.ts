import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import {
  moveResultSchema,
  releaseHistorySchema,
  releaseVersionsSchema,
  tracedFaultsSchema,
} from '@rafiq/platform-contracts'
import { SessionStore } from '@rafiq/service-kit'
import { freePort, type RegisteredMember, UsersProcess } from '@rafiq/testing'
import { aMappedRelease, type PackedRelease } from './a-release.ts'
import { AnalysedPages, used } from './analysed-pages.ts'
import { RunningRegistry, type Team } from './running-registry.ts'

let registry: RunningRegistry
let users: UsersProcess
let matches: Team
let admin: RegisteredMember
let moderator: RegisteredMember
let member: RegisteredMember
let paused: RegisteredMember
let releaseAdmin: RegisteredMember

beforeAll(async () => {
  const port = await freePort()
  registry = await RunningRegistry.start(`http://127.0.0.1:${port}`)
  const { database, redis } = registry
  users = await UsersProcess.start(database, redis, {}, port)
  ;[admin, moderator, member, paused, releaseAdmin] = await Promise.all([
    users.signedIn('admin'),
    users.signedIn('moderator'),
    users.signedIn('user'),
    users.signedIn('admin'),
    users.signedIn('releases'),
  ])
  await database.query('update users.members set paused_by_staff = true where id = $1', [paused.id])
})

afterAll(async () => {
  await users?.stop()
  await registry?.stop()
})

/** Three versions are there, the last one live. */
async function publishMatches(): Promise<void> {
  await registry.empty()
  // Sessions are the users service's own, whose clock is the world's.
  registry.clock.advance(Date.now() - registry.clock.now().getTime())
  matches = await registry.team('matches')
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    registry.clock.advance(1)
    await registry.publish(matches, { version, headers: { 'x-release-commit': 'c0ffee0' } })
  }
}

type Method = 'GET' | 'POST' | 'PUT'

const call = (who: Pick<RegisteredMember, 'token'> | null, method: Method, path: string, payload?: object) =>
  registry.app.inject({
    method,
    url: `/api/releases/${path}`,
    headers: who ? { 'x-session-token': who.token } : {},
    ...(payload && { payload }),
  })
const history = async () =>
  releaseHistorySchema.parse((await call(admin, 'GET', 'matches/history')).json()).entries
const canary = { version: '1.0.0', percent: 10 }

type Request = [Method, string, object | undefined]

const reads: Request[] = [
  ['GET', 'status', undefined],
  ['GET', 'matches/history', undefined],
  ['GET', 'matches/versions', undefined],
  ['GET', 'matches/faults', undefined],
  ['GET', 'matches/diff?from=1.0.0&to=1.1.0', undefined],
]
const moves: Request[] = [
  ['POST', 'matches/promote', { version: '1.0.0' }],
  ['POST', 'matches/rollback', { version: '1.1.0' }],
  ['PUT', 'matches/canary', canary],
  ['POST', 'matches/disable', {}],
  ['POST', 'matches/enable', {}],
]

describe('reads and rejections', () => {
  beforeAll(publishMatches)

  describe.each<Request>([...reads, ...moves])('%s %s', (method, path, payload) => {
    test('is not for members, moderators, visitors and made-up sessions', async () => {
      const callers = [member, moderator, null, { token: 'A'.repeat(43) }]
      const answers = await Promise.all(callers.map((who) => call(who, method, path, payload)))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 401, 401])
      expect(await registry.stable()).toBe('1.2.0')
    })

    test('is not for an admin whom staff have paused', async () => {
      const answer = await call(paused, method, path, payload)
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'account-paused'])
      expect(await registry.stable()).toBe('1.2.0')
    })
  })

  test.each<Request>([
    ['POST', 'matches/promote', {}],
    ['POST', 'matches/promote', { version: 'latest' }],
    ['POST', 'matches/rollback', { version: 7 }],
    ['PUT', 'matches/canary', { version: '1.0.0', percent: 0 }],
    ['PUT', 'matches/canary', { version: '1.0.0', percent: 101 }],
    ['POST', 'matches/disable', { seen: { stable: '1.2.0' } }],
    ['POST', 'matches/enable', { seen: 'nothing' }],
    ['POST', 'Matches!/promote', { version: '1.0.0' }],
    ['GET', 'Matches!/versions', undefined],
    ['GET', 'matches/diff?from=1.0.0', undefined],
  ])('%s %s of %j: 400', async (method, path, payload) => {
    expect((await call(admin, method, path, payload)).statusCode).toBe(400)
  })

  test.each<Request>([
    ['POST', 'matches/promote', { version: '9.0.0' }],
    ['POST', 'chat/disable', {}],
    ['GET', 'chat/versions', undefined],
    ['GET', 'matches/diff?from=1.0.0&to=9.0.0', undefined],
  ])('%s %s of %j, which nobody published: 404', async (method, path, payload) => {
    expect((await call(admin, method, path, payload)).statusCode).toBe(404)
  })

  test('admins may neither publish nor make preview links', async () => {
    const [publish, link] = await Promise.all([
      call(admin, 'POST', 'matches/versions', {}),
      call(admin, 'POST', 'matches/previews/stickers/links', {}),
    ])
    expect([publish.statusCode, link.statusCode]).toEqual([401, 401])
  })

  test('the versions are there newest first, with size and commit', async () => {
    const answer = await call(admin, 'GET', 'matches/versions')
    const { versions } = releaseVersionsSchema.parse(answer.json())
    expect(versions.map(({ version, commit }) => [version, commit])).toEqual([
      ['1.2.0', 'c0ffee0'],
      ['1.1.0', 'c0ffee0'],
      ['1.0.0', 'c0ffee0'],
    ])
    expect(versions.every(({ bytes, files }) => bytes > 0 && files === 3)).toBe(true)
  })

  test.each<Request>(moves)('%s %s asks an admin to step up', async (method, path, payload) => {
    const token = await registry.app.get(SessionStore).create({ memberId: admin.id, role: 'admin' })
    const answer = await call({ token }, method, path, payload)
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'step-up-required'])
    expect(await registry.stable()).toBe('1.2.0')
    expect((await call({ token }, 'GET', 'status')).statusCode).toBe(200)
  })

  test.each<Request>([...reads, ...moves])(
    '%s %s is closed to an admin who has a second factor to set up',
    async (method, path, payload) => {
      const restriction = 'second-factor-required' as const
      const session = { memberId: admin.id, role: 'admin', restriction, steppedUp: true } as const
      const token = await registry.app.get(SessionStore).create(session)
      expect((await call({ token }, method, path, payload)).json().code).toBe(restriction)
    },
  )

  test('session ended everywhere is rejected here at once', async () => {
    const other = await users.signedIn('admin')
    expect((await call(other, 'GET', 'status')).statusCode).toBe(200)
    await users.signOutEverywhere(other)
    expect((await call(other, 'GET', 'status')).statusCode).toBe(401)
  })
})

describe('a request of an admin', () => {
  beforeEach(publishMatches)

  test.each<Request>([...reads, ...moves])('%s %s is answered', async (method, path, payload) => {
    expect((await call(admin, method, path, payload)).statusCode).toBe(200)
  })

  test('a move names the admin in the audit trail, and the revision in its answer', async () => {
    const answer = await call(admin, 'POST', 'matches/rollback', { version: '1.0.0' })
    expect(moveResultSchema.parse(answer.json())).toMatchObject({ stable: '1.0.0', changed: true })
    expect(answer.headers['x-release-revision']).toBe((await registry.live()).revision)
    expect((await history())[0]).toMatchObject({
      action: 'rollback',
      version: '1.0.0',
      actor: `admin:${admin.id}`,
    })
  })

  test('every read and move is answered to who runs releases as well', async () => {
    for (const [method, path, payload] of [...reads, ...moves]) {
      expect([path, (await call(releaseAdmin, method, path, payload)).statusCode]).toEqual([path, 200])
    }
  })

  test('a move of who runs releases names that role in the trail, and in the log of what staff do', async () => {
    const { database } = registry
    await database.query('truncate audit.entries')
    await call(releaseAdmin, 'POST', 'matches/rollback', { version: '1.0.0' })
    expect((await history())[0]).toMatchObject({ action: 'rollback', actor: `releases:${releaseAdmin.id}` })
    expect(await database.query('select action, actor_id, actor_role from audit.entries')).toEqual([
      { action: 'release.rolled-back', actor_id: releaseAdmin.id, actor_role: 'releases' },
    ])
  })

  test('a token revoked by who runs releases stands in the log of what staff do, with its reason', async () => {
    const { database } = registry
    await database.query('truncate audit.entries')
    const { rights } = (await call(releaseAdmin, 'GET', 'matches/rights')).json()
    const { id } = rights[0]
    const reason = 'It was in a log.'
    const answer = await call(releaseAdmin, 'POST', `matches/rights/token/${id}/revoke`, { reason })
    expect(answer.statusCode).toBe(200)
    expect((await registry.get(matches, 'status')).statusCode).toBe(401)
    expect(await database.query('select action, actor_role, details from audit.entries')).toEqual([
      {
        action: 'release.right-revoked',
        actor_role: 'releases',
        details: { remote: 'matches', right: `token:${id}`, reason },
      },
    ])
  })

  test('a move of an admin stands in the log of what staff do, a team’s own does not', async () => {
    const { database } = registry
    await database.query('truncate audit.entries')
    await registry.move(matches, 'POST', 'promote', { version: '1.1.0' })
    const ofStaff = { version: '1.2.0', percent: 10, audience: { team: ['staff'] } }
    await call(admin, 'PUT', 'matches/canary', ofStaff)
    await call(admin, 'PUT', 'matches/canary', ofStaff)
    await call(admin, 'POST', 'matches/promote', { version: '9.0.0' })
    await call(admin, 'POST', 'matches/disable', {})
    const rows = await database.query(
      'select service, action, actor_id, actor_role, subject_kind, details from audit.entries order by at',
    )
    const by = {
      service: 'releases_service',
      actor_id: admin.id,
      actor_role: 'admin',
      subject_kind: 'remote',
    }
    expect(rows).toEqual([
      {
        ...by,
        action: 'release.canary-set',
        details: { remote: 'matches', version: '1.2.0', percent: 10, audience: 'team=staff' },
      },
      {
        ...by,
        action: 'release.disabled',
        details: { remote: 'matches', version: '1.1.0', percent: null, audience: null },
      },
    ])
  })

  describe('the faults of a remote', () => {
    const fault = { kind: 'render', error: 'TypeError', file: 'remoteEntry.js', line: 1, column: 1 } as const
    const place = { file: fault.file, line: 1, column: 1 }
    const source = { file: 'src/matches.ts', line: 2, column: 3, text: 'matches.map(show)' }
    const pages = () => new AnalysedPages(registry)

    /** A version of its own for each test, since what was found of one stays known. It fails once, in a page. */
    async function publishAndFail(version: string, release?: PackedRelease): Promise<void> {
      await registry.publish(matches, { version, ...(release && { release }) })
      const faults = [{ ...fault, callers: [{ ...place, file: 'gone.js' }, place] }]
      await pages().report([used({ version, failed: true, faults })])
      await pages().written()
    }

    const faultsNow = async () =>
      tracedFaultsSchema.parse((await call(admin, 'GET', 'matches/faults')).json()).faults

    test('say where the team wrote what failed, and who called it', async () => {
      await publishAndFail('1.3.0', aMappedRelease({ version: '1.3.0' }))
      const traced = { ...place, source }
      expect(await faultsNow()).toMatchObject([
        { ...fault, version: '1.3.0', count: 1, stack: [traced, traced] },
      ])
    })

    test('of a version that came without source maps say where the browser was', async () => {
      await publishAndFail('1.4.0')
      expect(await faultsNow()).toMatchObject([{ ...fault, stack: [{ source: null }, { source: null }] }])
    })

    test('are there without their source where the maps are lost, and have it where they are back', async () => {
      await publishAndFail('1.5.0', aMappedRelease({ version: '1.5.0' }))
      const key = 'source-maps/matches/1.5.0/remoteEntry.js.map.gz'
      const kept = await readFile(join(registry.storage, key))
      await registry.put(key, 'no gzip')
      expect((await faultsNow())[0]?.stack[0]?.source).toBeNull()
      await writeFile(join(registry.storage, key), kept)
      expect((await faultsNow())[0]?.stack[0]?.source).toEqual(source)
    })

    test('lose their source when the version is yanked', async () => {
      await publishAndFail('1.6.0', aMappedRelease({ version: '1.6.0' }))
      const reason = 'It tells too much.'
      await registry.move(matches, 'POST', 'yank', { version: '1.6.0', reason })
      expect((await faultsNow())[0]?.stack[0]?.source).toBeNull()
      expect((await registry.keys('source-maps')).filter((key) => key.endsWith('.gz'))).toEqual([])
    })

    test('are not for a publish token, the remote’s own neither', async () => {
      await publishAndFail('1.7.0', aMappedRelease({ version: '1.7.0' }))
      expect((await registry.get(matches, 'matches/faults')).statusCode).toBe(403)
    })
  })

  describe('a move that was decided on what somebody saw', () => {
    const seen = { stable: '1.2.0', canary: null, disabled: false }

    test.each(moves)('%s %s goes through where that is so', async (method, path, payload) => {
      expect((await call(admin, method, path, { ...payload, seen })).statusCode).toBe(200)
    })

    test.each(moves)('%s %s is refused where another moved it meanwhile', async (method, path, payload) => {
      await registry.move(matches, 'POST', 'promote', { version: '1.1.0' })
      const answer = await call(admin, method, path, { ...payload, seen })
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toEqual({
        code: 'conflict',
        message: 'matches changed meanwhile (stable: 1.1.0).',
        issues: [{ path: 'stable', message: '1.1.0' }],
      })
      expect(await registry.stable()).toBe('1.1.0')
    })

    test('of two at once, one is refused', async () => {
      const [one, other] = await Promise.all([
        call(admin, 'POST', 'matches/promote', { version: '1.0.0', seen }),
        registry.move(matches, 'POST', 'promote', { version: '1.1.0', seen }),
      ])
      expect([one?.statusCode, other?.statusCode].sort()).toEqual([200, 409])
    })
  })

  test('a team can release while the users service is unavailable, an admin gets 503', async () => {
    const { token } = await users.signedIn('admin')
    await users.stop()
    expect((await registry.move(matches, 'POST', 'rollback')).statusCode).toBe(200)
    expect((await call({ token }, 'GET', 'status')).statusCode).toBe(503)
  })
})
