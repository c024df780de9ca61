import type { RemoteManifest } from '@rafiq/platform-contracts'

/** A remote's build as the working tree has it, for tests. */
export const aManifest = (overrides: Partial<RemoteManifest> = {}): RemoteManifest => ({
  name: 'chat',
  version: '0.1.0-dev',
  platform: '^1.0.0',
  entry: 'remoteEntry.js',
  files: {},
  routes: [{ path: '/chat/:roomId', chunk: 'room', files: ['remoteEntry.js'] }],
  navigation: [],
  shared: {},
  ...overrides,
})

/** The same for staff only. */
export const aRestrictedManifest = () =>
  aManifest({ name: 'moderation', routes: [{ path: '/moderator', roles: ['admin'], files: [] }] })
