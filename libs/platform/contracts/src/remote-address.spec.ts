import { describe, expect, test } from '@jest/globals'
import type { RemoteManifest, RemoteRoute } from './release.ts'
import { filePathSchema } from './release.ts'
import { containerName, filesFolder, isRestricted, remoteFilePath, remoteScope } from './remote-address.ts'

const staff: RemoteRoute = { path: '/moderator/*', roles: ['moderator'] }
const open: RemoteRoute = { path: '/chat' }

const manifest = (...routes: RemoteRoute[]): RemoteManifest => ({
  name: 'panel',
  version: '1.0.0',
  platform: '^1.0.0',
  entry: 'remoteEntry.js',
  files: { 'remoteEntry.js': { integrity: `sha384-${'+/aZ'.repeat(16)}`, bytes: 1 } },
  routes: routes.map((route) => ({ ...route, files: [] })),
  navigation: [],
  shared: {},
})

test.each([
  [[staff], true],
  [[staff, open], true],
  [[open, staff], true],
  [[open], false],
  [[], false],
])('routes %j make a remote restricted: %s', (routes, restricted) => {
  expect(isRestricted({ routes })).toBe(restricted)
})

describe('a file', () => {
  test('of a remote for everybody lies under its version', () => {
    expect(remoteFilePath(manifest(open), 'page.js')).toBe('/remotes/panel/1.0.0/page.js')
  })

  test('of a restricted one lies where only who knows the hash of its entry finds it', () => {
    expect(remoteFilePath(manifest(staff), 'page.js')).toBe(
      '/remotes/panel/1.0.0/-_aZ-_aZ-_aZ-_aZ-_aZ-_/page.js',
    )
    expect(filePathSchema.safeParse(`${filesFolder(manifest(staff))}page.js`).success).toBe(true)
  })

  test('cannot be told where the entry is not listed', () => {
    expect(() => filesFolder({ ...manifest(staff), entry: 'gone.js' })).toThrow('does not list')
  })
})

test('remote name gives each version of a remote a container of its own, as a variable name', () => {
  expect(containerName('chat-room', '1.2.0-a.b')).toBe('rafiq_chat_room_1_2_0_a_b')
  expect(containerName('chat', '1.2.0')).not.toBe(containerName('chat', '1.2.1'))
})

test('remote name names the scope of a version by remote and version', () => {
  expect(remoteScope('chat', '1.2.0')).toBe('chat@1.2.0')
})
