import type { RemoteConfig } from '@rafiq/platform-contracts'

export default {
  name: 'releases',
  platform: '^2.0.0',
  shared: { react: '^19.3.0' },
  routes: [
    { path: '/releases', chunk: 'overview', roles: ['admin'] },
    { path: '/releases/:remote', chunk: 'remote-page', roles: ['admin'] },
  ],
  navigation: [
    {
      id: 'releases',
      path: '/releases',
      label: { ar: 'الإصدارات', en: 'Releases' },
      order: 90,
      audience: 'member',
      roles: ['admin'],
    },
  ],
} satisfies RemoteConfig
