import './remote.css'
import { defineRemote } from '@rafiq/platform'
import ar from './locales/ar.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import { Root } from './root.tsx'
import { dataPath, habitsPath, ledgerPath, requestsPath } from './shared/paths.ts'

export default defineRemote({
  name: 'account',
  messages: { ar, en },
  routes: [
    {
      Component: Root,
      children: [
        {
          path: '/account',
          lazy: () => import(/* webpackChunkName: "account" */ './routes/account.tsx'),
        },
        {
          path: '/account/security',
          lazy: () => import(/* webpackChunkName: "security" */ './routes/security.tsx'),
        },
        {
          path: dataPath,
          lazy: () => import(/* webpackChunkName: "data" */ './routes/data.tsx'),
        },
        {
          path: habitsPath,
          lazy: () => import(/* webpackChunkName: "habits" */ './routes/habits.tsx'),
        },
        {
          path: ledgerPath,
          lazy: () => import(/* webpackChunkName: "ledger" */ './routes/ledger.tsx'),
        },
        {
          path: requestsPath,
          lazy: () => import(/* webpackChunkName: "requests" */ './routes/requests.tsx'),
        },
        {
          path: '/unsubscribe',
          lazy: () => import(/* webpackChunkName: "unsubscribe" */ './routes/unsubscribe.tsx'),
        },
      ],
    },
  ],
})
