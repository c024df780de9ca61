import './remote.css'
import { defineRemote } from '@rafiq/platform'
import ar from './locales/ar.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import { Root } from './root.tsx'
import { routes } from './routes.ts'

export default defineRemote({
  name: 'moderation',
  messages: { ar, en },
  routes: [{ Component: Root, children: routes }],
})
