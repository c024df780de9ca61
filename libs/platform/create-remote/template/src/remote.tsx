import './remote.css'
import { defineRemote } from '@rafiq/platform'
import ar from './locales/ar.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import { Root } from './root.tsx'

export default defineRemote({
  name: 'newcomer',
  messages: { ar, en },
  routes: [
    {
      Component: Root,
      children: [
        { path: '/newcomer', lazy: () => import(/* webpackChunkName: "start" */ './routes/start.tsx') },
      ],
    },
  ],
})
