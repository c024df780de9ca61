import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { DiskStorage } from '@rafiq/service-kit'
import { waitUntil } from '@rafiq/testing'
import { storybookPolicy } from '../src/http/security-headers.ts'
import { keepKit } from '../src/kit/keep-kit.ts'
import { hashFor, manifest, staffManifest } from './manifests.ts'
import { RunningGateway } from './running-gateway.ts'
import { writeKit } from './write-kit.ts'

let gateway: RunningGateway
const keep = async (mark: string) =>
  keepKit(await writeKit(join(gateway.folder, mark), mark), new DiskStorage(join(gateway.folder, 'storage')))

beforeAll(async () => {
  gateway = await RunningGateway.start()
})
afterAll(() => gateway.stop())

test('gateway without a kit has neither a manifest nor a way to make a remote', async () => {
  for (const path of ['/sdk', '/sdk/kit.json', '/sdk/create-remote.tgz', '/sdk/storybook']) {
    expect((await gateway.get(path)).status).toBe(404)
  }
})

test('gateway serves an archive of the kit under its version, to be kept for ever', async () => {
  await keep('h1')
  const answer = await gateway.get('/sdk/platform-1.0.0-h1.tgz')
  expect([answer.status, await answer.text()]).toEqual([200, 'packed h1'])
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('content-type')).toBe('application/gzip')
  expect((await gateway.get('/sdk/platform-9.0.0.tgz')).status).toBe(404)
  expect((await gateway.get('/sdk/..%2fsdk-kit.json')).status).toBe(404)
})

test('gateway leads to the kit of today, and serves the one before to whoever has it locked', async () => {
  await keep('h1')
  await keep('h2')
  const manifest = await gateway.get('/sdk/kit.json')
  expect(manifest.headers.get('cache-control')).toBe('no-cache')
  expect(await manifest.json()).toMatchObject({ shell: { file: 'development-shell-1.0.0-h2.tgz' } })
  const create = await gateway.get('/sdk/create-remote.tgz')
  expect([create.status, create.headers.get('location'), create.headers.get('cache-control')]).toEqual([
    302,
    '/sdk/create-remote-1.0.0-h2.tgz',
    'no-cache',
  ])
  expect(await (await gateway.get('/sdk/platform-1.0.0-h1.tgz')).text()).toBe('packed h1')
})

test('gateway leads to the Storybook of today, at the story that was asked for', async () => {
  await keep('h1')
  await keep('h2')
  const story = '?path=/story/actions-button--primary&globals=theme:dark'
  for (const path of ['/sdk/storybook', '/sdk/storybook/']) {
    const answer = await gateway.get(`${path}${story}`)
    expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
      302,
      `/sdk/storybook/h2/index.html${story}`,
      'no-cache',
    ])
  }
})

test.each(['index.html', 'iframe.html'])(
  'Storybook page %s runs scripts of its own files alone',
  async (page) => {
    await keep('h1')
    const answer = await gateway.get(`/sdk/storybook/h1/${page}?id=actions-button--primary`)
    expect([answer.status, await answer.text()]).toEqual([200, `<p>${page} h1`])
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-security-policy')).toBe(storybookPolicy)
    expect(answer.headers.get('permissions-policy')).toContain('camera=()')
  },
)

test('Storybook file comes compressed, with the policy of files', async () => {
  await keep('h1')
  const answer = await gateway.get('/sdk/storybook/h1/assets/story.js', { 'accept-encoding': 'br' })
  expect([answer.status, await answer.text()]).toEqual([200, 'story h1'])
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*sandbox$/)
})

test.each([
  '/sdk/storybook/h9/index.html',
  '/sdk/storybook/..%2fh1/index.html',
  '/sdk/storybook/h1/assets/story.js.br',
  '/sdk/storybook/h1',
])('Storybook path %s is not found', async (path) => {
  await keep('h1')
  expect((await gateway.get(path)).status).toBe(404)
})

test('gateway says where the types of live slots lie, and is asked for them again each time', async () => {
  const types = { integrity: hashFor('types'), bytes: 200 }
  const offering = manifest({ version: '2.0.0', files: { ...manifest().files, 'remote.d.ts': types } })
  gateway.publish('r2', offering, staffManifest())
  const list = async () => (await gateway.get('/sdk/slot-types.json')).json()
  const expected = {
    name: 'matches',
    version: '2.0.0',
    path: '/remotes/matches/2.0.0/remote.d.ts',
    integrity: types.integrity,
  }
  await waitUntil('they are listed', async () => (await list()).remotes.length > 0)
  expect(await list()).toEqual({ remotes: [expected] })
  expect((await gateway.get('/sdk/slot-types.json')).headers.get('cache-control')).toBe('no-cache')
})
