import type { RemoteConfig } from '@rafiq/contracts'

export default {
  name: 'chat',
  platform: '^1.8.0',
  routes: [
    { path: '/chat', chunk: 'rooms' },
    { path: '/chat/:roomId', chunk: 'room' },
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
