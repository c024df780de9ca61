import type { RemoteConfig } from '@rafiq/contracts'

export default {
  name: 'releases',
  platform: '^1.9.0',
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
