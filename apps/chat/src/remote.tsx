import './remote.css'
import { defineRemote } from '@rafiq/platform'
import ar from './locales/ar.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import { Root } from './root.tsx'
import { Chat } from './routes/chat.tsx'
import { ChatWindow } from './routes/chat-window.tsx'

export default defineRemote({
  name: 'chat',
  messages: { ar, en },
  routes: [
    {
      Component: Root,
      children: [
        {
          path: '/chat',
          Component: Chat,
          children: [
            {
              Component: ChatWindow,
              children: [
                { index: true, lazy: () => import(/* webpackChunkName: "rooms" */ './routes/rooms.tsx') },
                { path: ':roomId', lazy: () => import(/* webpackChunkName: "room" */ './routes/room.tsx') },
              ],
            },
            {
              path: ':roomId/agreement',
              lazy: () => import(/* webpackChunkName: "agreement" */ './routes/agreement.tsx'),
            },
          ],
        },
      ],
    },
  ],
})
