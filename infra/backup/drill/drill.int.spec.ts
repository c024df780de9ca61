import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { withClient } from '@rafiq/database'
import { createTestDatabase, freePort, type TestDatabase, waitUntil } from '@rafiq/testing'
import { ReplayDeletions } from '../../../services/users/src/deletions/replay-deletions.ts'
import { UsersService } from '../../../services/users/test/users-service.ts'
import { startPostgres } from '../../local/postgres.ts'
import { Supervisor } from '../../local/supervisor.ts'
import { backupFolder } from '../backup-folder.ts'
import { makeBackup, refreshFiles } from '../make-backup.ts'
import { restoreBackup } from '../restore-backup.ts'

let root: string
let port: number
let supervisor: Supervisor
let users: UsersService
let database: TestDatabase

const folder = (name: string) => join(root, name)
const backupDir = () => folder('backups')

/** PostgreSQL on this data folder, as `npm start` has it; always on one port, so that a restored one has the addresses of the lost one. */
async function startServer(dataDir: string): Promise<string> {
  supervisor = new Supervisor(dataDir, () => undefined)
  const { wal } = backupFolder(backupDir())
  return startPostgres(supervisor, dataDir, { port, password: 'rafiq-test', durable: true, archive: wal })
}

const startUsers = (dataDir: string) =>
  UsersService.start(
    { STORAGE_DIR: join(dataDir, 'photos'), LEDGER_DIR: backupFolder(backupDir()).ledger },
    database,
  )

/** What a killed server leaves behind may write for a moment longer. */
const remove = (path: string) => rm(path, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 })

/** 40 by 30 points of one colour. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAeCAIAAADRv8uKAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAPUlEQVRIie3VQQ0AMAwCwMlHC1oQNRnb45L+mzSUO0ufzLE4Tj3hqneKApnKLCSCxWIxWBwWi8VgcV+xeAG3RVcogobMxAAAAABJRU5ErkJggg=='

const withPhoto = () =>
  users.member({
    hasApartment: 'have-apartment',
    profilePhoto: {
      filename: 'home.png',
      type: 'image/png',
      size: Buffer.from(png, 'base64').length,
      data: `data:image/png;base64,${png}`,
    },
  })

const isMember = async (id: string) =>
  (await database.query('select from users.members where id = $1', [id])).length === 1

const photoOf = async (id: string) =>
  (
    await database.query<{ photo: string }>('select photo_id as photo from users.members where id = $1', [id])
  )[0]?.photo ?? ''

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'rafiq-drill-'))
  // PostgreSQL does not run as root, and has to get in.
  await chmod(root, 0o755)
  port = await freePort()
  await mkdir(folder('lost/storage/remotes'), { recursive: true })
  await writeFile(folder('lost/storage/remotes/main.js'), 'export {}')
  const adminUrl = await startServer(folder('lost'))
  process.env.TEST_DATABASE_URL = adminUrl
  database = await createTestDatabase()
  users = await startUsers(folder('lost'))
})
afterAll(async () => {
  await users?.stop()
  await supervisor?.stopAll()
  await remove(root)
})

test('a lost machine is restored with members, photos and releases, and brings nobody back who was deleted', async () => {
  const [stays, leaves] = [await withPhoto(), await withPhoto()]
  const adminUrl = process.env.TEST_DATABASE_URL ?? ''
  const name = await makeBackup({ adminUrl, dataDir: folder('lost'), backupDir: backupDir(), days: 30 })

  // After the backup: somebody joins, and somebody goes.
  const late = await withPhoto()
  await refreshFiles(folder('lost'), backupDir())
  const [{ at: before } = { at: new Date() }] = await database.query<{ at: Date }>(
    'select clock_timestamp() as at',
  )
  expect((await users.call('DELETE', '/api/user/delete', { token: leaves.token })).status).toBe(204)
  await waitUntil('the ledger has the deletion', async () => {
    const words = await database.query<{ at: Date | null }>(
      "select confirmed_at as at from users.member_erasures where service = 'ledger' and member_id = $1",
      [leaves.id],
    )
    return words[0]?.at
  })
  // What five minutes would do.
  const [segment] = await withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name')
    return rows
  })
  const { wal, bases } = backupFolder(backupDir())
  await waitUntil('the last changes are archived', async () =>
    (await readdir(wal)).includes(segment?.name ?? ''),
  )

  await users.stop()
  await supervisor.stopAll(0)
  await remove(folder('lost'))

  expect(await restoreBackup(backupDir(), folder('restored'), before)).toBe(name)
  await startServer(folder('restored'))
  expect([await isMember(stays.id), await isMember(late.id)]).toEqual([true, true])
  // The danger: to this database nobody has ever asked for a deletion.
  expect(await isMember(leaves.id)).toBe(true)
  const photos = {
    stays: await photoOf(stays.id),
    late: await photoOf(late.id),
    leaves: await photoOf(leaves.id),
  }

  users = await startUsers(folder('restored'))
  expect(await users.app.get(ReplayDeletions).replay()).toMatchObject({ erased: 1, deleted: [leaves.id] })
  expect([await isMember(leaves.id), await isMember(stays.id), await isMember(late.id)]).toEqual([
    false,
    true,
    true,
  ])
  await waitUntil(
    'the photo is gone',
    async () => !(await readdir(folder('restored/photos/photos'))).includes(photos.leaves),
  )
  expect(await readdir(folder('restored/photos/photos'))).toEqual(
    expect.arrayContaining([photos.stays, photos.late]),
  )
  expect(await readFile(folder('restored/storage/remotes/main.js'), 'utf8')).toBe('export {}')

  // The restored server goes on with backups, which share files that did not change.
  const next = await makeBackup({ adminUrl, dataDir: folder('restored'), backupDir: backupDir(), days: 30 })
  const copy = await stat(join(bases, next, 'files/photos/photos', photos.stays))
  expect(copy.nlink).toBe(2)
  await expect(restoreBackup(backupDir(), folder('restored'))).rejects.toThrow('is not empty')
})
