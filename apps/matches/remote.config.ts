import type { RemoteConfig } from '@rafiq/platform-contracts'
import ar from './src/locales/ar.json' with { type: 'json' }
import en from './src/locales/en.json' with { type: 'json' }

export default {
  name: 'matches',
  platform: '^2.2.0',
  shared: { react: '^19.3.0' },
  routes: [
    {
      path: '/matches',
      name: 'matches',
      chunk: 'matches',
      initialFrame: {
        title: { ar: ar.page.title, en: en.page.title },
        lead: { ar: ar.page.lead, en: en.page.lead },
      },
    },
    {
      path: '/connections',
      name: 'connections',
      chunk: 'connections',
      initialFrame: {
        title: { ar: ar.connections.title, en: en.connections.title },
        lead: { ar: ar.connections.lead, en: en.connections.lead },
      },
    },
  ],
  offers: { 'matches.card.actions': { memberId: 'string', name: 'string' } },
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
      label: { ar: 'سجل التواصل', en: 'Connections' },
      order: 30,
      audience: 'member',
    },
  ],
} satisfies RemoteConfig
