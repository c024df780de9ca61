import './remote.css'
import { defineRemote } from '@rafiq/platform'
import ar from './locales/ar.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import { Root } from './root.tsx'

export default defineRemote({
  name: 'onboarding',
  messages: { ar, en },
  routes: [
    {
      Component: Root,
      children: [
        {
          path: '/register',
          lazy: () => import(/* webpackChunkName: "register" */ './routes/register.tsx'),
        },
        {
          path: '/questionnaire',
          lazy: () => import(/* webpackChunkName: "questionnaire" */ './routes/questionnaire.tsx'),
        },
        {
          path: '/results',
          lazy: () => import(/* webpackChunkName: "results" */ './routes/results.tsx'),
        },
        {
          path: '/verify-email',
          lazy: () => import(/* webpackChunkName: "verify-email" */ './routes/verify-email.tsx'),
        },
        {
          path: '/forgot-password',
          lazy: () => import(/* webpackChunkName: "forgot-password" */ './routes/forgot-password.tsx'),
        },
        {
          path: '/reset-password',
          lazy: () => import(/* webpackChunkName: "reset-password" */ './routes/reset-password.tsx'),
        },
      ],
    },
  ],
})
