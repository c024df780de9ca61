import type { RemoteConfig } from '@rafiq/contracts'

export default {
  name: 'account',
  platform: '^1.2.0',
  routes: [
    { path: '/account', chunk: 'account' },
    { path: '/account/data', chunk: 'data' },
  ],
  navigation: [
    {
      id: 'account',
      path: '/account',
      label: { ar: 'الحساب', en: 'Account' },
      order: 10,
      audience: 'member',
    },
  ],
} satisfies RemoteConfig
