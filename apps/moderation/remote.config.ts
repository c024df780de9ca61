import type { RemoteConfig } from '@rafiq/platform-contracts'

const roles = ['moderator', 'admin'] as const

export default {
  name: 'moderation',
  platform: '^2.0.0',
  shared: { react: '^19.3.0' },
  routes: [
    { path: '/moderator', name: 'moderator', chunk: 'members', roles: [...roles] },
    { path: '/moderator/users/:id', chunk: 'member', roles: [...roles] },
    { path: '/moderator/reports', chunk: 'reports', roles: [...roles] },
    { path: '/moderator/reports/:id', chunk: 'report', roles: [...roles] },
    { path: '/moderator/requests', chunk: 'requests', roles: [...roles] },
    { path: '/moderator/requests/:id', chunk: 'request', roles: [...roles] },
    { path: '/moderator/audit', chunk: 'audit', roles: ['admin'] },
  ],
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
