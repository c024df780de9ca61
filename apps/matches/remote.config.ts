import type { RemoteConfig } from '@rafiq/contracts'
import ar from './src/locales/ar.json' with { type: 'json' }
import en from './src/locales/en.json' with { type: 'json' }

export default {
  name: 'matches',
  platform: '^1.8.0',
  routes: [
    {
      path: '/matches',
      chunk: 'matches',
      opening: {
        title: { ar: ar.page.title, en: en.page.title },
        lead: { ar: ar.page.lead, en: en.page.lead },
      },
    },
    {
      path: '/connections',
      chunk: 'connections',
      opening: {
        title: { ar: ar.connections.title, en: en.connections.title },
        lead: { ar: ar.connections.lead, en: en.connections.lead },
      },
    },
  ],
  navigation: [
    {
      id: 'matches',
      path: '/matches',
      label: { ar: 'المتوافقون', en: 'Matches' },
      order: 20,
      audience: 'member',
    },
    {
      id: 'connections',
      path: '/connections',
      label: { ar: 'التواصل', en: 'Connections' },
      order: 30,
      audience: 'member',
    },
  ],
} satisfies RemoteConfig
