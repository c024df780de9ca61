import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { DiskStorage } from '@rafiq/service-kit'
import { keepKit } from '../src/kit/keep-kit.ts'
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
  for (const path of ['/sdk', '/sdk/kit.json', '/sdk/create-remote.tgz']) {
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
