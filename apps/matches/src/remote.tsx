import './remote.css'
import { defineRemote } from '@rafiq/platform'
import ar from './locales/ar.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import { Root } from './root.tsx'

export default defineRemote({
  name: 'matches',
  messages: { ar, en },
  routes: [
    {
      Component: Root,
      children: [
        {
          path: '/matches',
          lazy: () => import(/* webpackChunkName: "matches" */ './routes/matches.tsx'),
        },
        {
          path: '/connections',
          lazy: () => import(/* webpackChunkName: "connections" */ './routes/connections.tsx'),
        },
      ],
    },
  ],
})
