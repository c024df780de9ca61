import type { RemoteConfig } from '@rafiq/platform-contracts'
import ar from './src/locales/ar.json' with { type: 'json' }
import en from './src/locales/en.json' with { type: 'json' }

export default {
  name: 'account',
  platform: '^2.0.0',
  shared: { react: '^19.3.0' },
  routes: [
    {
      path: '/account',
      name: 'account',
      chunk: 'account',
      initialFrame: {
        title: { ar: ar.page.title, en: en.page.title },
        lead: { ar: ar.page.lead, en: en.page.lead },
      },
    },
    { path: '/account/security', name: 'security', chunk: 'security' },
    { path: '/account/data', chunk: 'data' },
    { path: '/account/habits', chunk: 'habits' },
    { path: '/account/ledger', chunk: 'ledger' },
    { path: '/account/requests', chunk: 'requests' },
    { path: '/unsubscribe', name: 'unsubscribe', chunk: 'unsubscribe' },
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
