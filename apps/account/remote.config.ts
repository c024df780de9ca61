import type { RemoteConfig } from '@rafiq/contracts'
import ar from './src/locales/ar.json' with { type: 'json' }
import en from './src/locales/en.json' with { type: 'json' }

export default {
  name: 'account',
  platform: '^1.9.0',
  routes: [
    {
      path: '/account',
      chunk: 'account',
      opening: {
        title: { ar: ar.page.title, en: en.page.title },
        lead: { ar: ar.page.lead, en: en.page.lead },
      },
    },
    { path: '/account/security', chunk: 'security' },
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
