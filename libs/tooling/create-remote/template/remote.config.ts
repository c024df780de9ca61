import type { RemoteConfig } from '@rafiq/contracts'

export default {
  name: 'newcomer',
  platform: '^1.2.0',
  routes: [{ path: '/newcomer', chunk: 'start' }],
  navigation: [
    {
      id: 'newcomer',
      path: '/newcomer',
      label: { ar: 'القسم الجديد', en: 'Newcomer section' },
      order: 50,
      audience: 'all',
    },
  ],
} satisfies RemoteConfig
