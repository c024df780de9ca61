import './remote.css'
import { defineRemote } from '@rafiq/platform'
import ar from './locales/ar.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import { Root } from './root.tsx'
import { overviewPath, remotePath } from './shared/paths.ts'

export default defineRemote({
  name: 'releases',
  messages: { ar, en },
  routes: [
    {
      Component: Root,
      children: [
        {
          path: overviewPath,
          lazy: () => import(/* webpackChunkName: "overview" */ './routes/overview.tsx'),
        },
        {
          path: remotePath(':remote'),
          lazy: () => import(/* webpackChunkName: "remote-page" */ './routes/remote-page.tsx'),
        },
      ],
    },
  ],
})
