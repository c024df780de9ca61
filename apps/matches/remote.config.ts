import type { RemoteConfig } from '@rafiq/contracts'

export default {
  name: 'matches',
  platform: '^1.0.0',
  routes: [
    { path: '/matches', chunk: 'matches' },
    { path: '/connections', chunk: 'connections' },
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
