import type { RemoteConfig } from '@rafiq/platform-contracts'

/** Who may release, as the product's configuration says it of its roles. */
const roles = ['releases', 'admin'] as const

export default {
  name: 'releases',
  platform: '^2.0.0',
  shared: { react: '^19.3.0' },
  routes: [
    { path: '/releases', name: 'releases', chunk: 'overview', roles: [...roles] },
    { path: '/releases/:remote', chunk: 'remote-page', roles: [...roles] },
  ],
  navigation: [
    {
      id: 'releases',
      path: '/releases',
      label: { ar: 'الإصدارات', en: 'Releases' },
      order: 90,
      audience: 'member',
      roles: [...roles],
    },
  ],
} satisfies RemoteConfig
