import type { RemoteConfig } from '@rafiq/platform-contracts'

export default {
  name: 'chat',
  platform: '^2.3.0',
  shared: { react: '^19.3.0' },
  routes: [
    { path: '/chat', name: 'chat', chunk: 'rooms' },
    { path: '/chat/:roomId', name: 'chatRoom', chunk: 'room' },
    { path: '/chat/:roomId/agreement', name: 'agreement', chunk: 'agreement' },
  ],
  navigation: [
    {
      id: 'chat',
      path: '/chat',
      label: { ar: 'المحادثات', en: 'Chat' },
      order: 25,
      audience: 'member',
      badge: { path: '/api/chat-rooms/unread' },
    },
  ],
} satisfies RemoteConfig
