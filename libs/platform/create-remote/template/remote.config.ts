import type { RemoteConfig } from '@rafiq/platform-contracts'
import ar from './src/locales/ar.json' with { type: 'json' }
import en from './src/locales/en.json' with { type: 'json' }

export default {
  name: 'newcomer',
  platform: '^2.0.0',
  shared: { react: '^19.3.0' },
  routes: [
    {
      path: '/newcomer',
      chunk: 'start',
      initialFrame: {
        title: { ar: ar.start.title, en: en.start.title },
        lead: { ar: ar.start.lead, en: en.start.lead },
      },
    },
  ],
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
