import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { createRemote } from './create-remote.ts'
import { requestFor } from './remote-request.ts'

const project = join(import.meta.dirname, '../../../..')
/** Those that the product knows by name. */
const pages = ['/', '/login', '/register']
let root: string

/** As much of the project as a new remote touches. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rafiq-new-'))
  for (const file of ['package-lock.json', 'biome.json', '.gitignore'])
    cpSync(join(project, file), join(root, file))
  for (const folder of ['apps/matches', 'libs/platform/sdk', 'node_modules/@rafiq']) {
    mkdirSync(join(root, folder), { recursive: true })
  }
  cpSync(join(project, 'package-lock.json'), join(root, 'node_modules/.package-lock.json'))
  symlinkSync(join(project, 'node_modules/.bin'), join(root, 'node_modules/.bin'))
  for (const file of ['apps/matches/remote.config.ts', 'libs/platform/sdk/package.json']) {
    cpSync(join(project, file), join(root, file))
  }
  cpSync(join(project, 'apps/matches/src/locales'), join(root, 'apps/matches/src/locales'), {
    recursive: true,
  })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const files = () =>
  globSync(['apps/**/*.*', 'package-lock.json', 'node_modules/@rafiq/*'], { cwd: root }).sort()
const read = (file: string) => readFileSync(join(root, file), 'utf8')

test('create-remote makes every file under its own name, and notes it where packages are found', async () => {
  await createRemote(
    root,
    requestFor('rentals', { path: '/rent', ar: 'الإيجارات', en: 'Rent a flat' }),
    pages,
  )
  const made = files().filter((file) => file.startsWith('apps/rentals/'))
  const template = globSync('**/*.*', { cwd: join(import.meta.dirname, '../template') })
  expect(made).toEqual(template.map((file) => `apps/rentals/${file}`).sort())
  for (const file of made) expect(read(file)).not.toMatch(/newcomer|القسم الجديد/i)
  expect(read('apps/rentals/remote.config.ts')).toMatch(/path: '\/rent'.*'الإيجارات', en: 'Rent a flat'/s)
  expect(JSON.parse(read('node_modules/@rafiq/rentals-remote/package.json')).name).toBe(
    '@rafiq/rentals-remote',
  )
  for (const lock of ['package-lock.json', 'node_modules/.package-lock.json']) {
    expect(JSON.parse(read(lock)).packages['node_modules/@rafiq/rentals-remote']).toEqual({
      resolved: 'apps/rentals',
      link: true,
    })
  }
})

test.each([
  ['matches', /^apps\/matches is there already/],
  ['connections', /belong to the remote matches/],
  ['login', /belong to the shell/],
])('create-remote refuses %s and writes nothing', async (name, sentence) => {
  const before = files()
  await expect(createRemote(root, requestFor(name), pages)).rejects.toThrow(sentence)
  expect(files()).toEqual(before)
})

test('create-remote leaves nothing behind where it cannot finish', async () => {
  rmSync(join(root, 'package-lock.json'))
  const before = files()
  await expect(createRemote(root, requestFor('rentals'), pages)).rejects.toThrow('package-lock.json')
  expect(files()).toEqual(before)
})
