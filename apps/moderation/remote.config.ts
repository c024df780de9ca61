import type { RemoteConfig } from '@rafiq/contracts'

const roles = ['moderator', 'admin'] as const

export default {
  name: 'moderation',
  platform: '^1.3.0',
  routes: [{ path: '/moderator', chunk: 'members', roles: [...roles] }],
  navigation: [
    {
      id: 'moderator',
      path: '/moderator',
      label: { ar: 'الإشراف', en: 'Moderator' },
      order: 80,
      audience: 'member',
      roles: [...roles],
    },
  ],
} satisfies RemoteConfig
