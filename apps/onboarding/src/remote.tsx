import './remote.css'
import { defineRemote, paths } from '@rafiq/platform'
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
          path: paths.register,
          lazy: () => import(/* webpackChunkName: "register" */ './routes/register.tsx'),
        },
        {
          path: paths.questionnaire,
          lazy: () => import(/* webpackChunkName: "questionnaire" */ './routes/questionnaire.tsx'),
        },
        {
          path: paths.results,
          lazy: () => import(/* webpackChunkName: "results" */ './routes/results.tsx'),
        },
        {
          path: paths.verifyEmail,
          lazy: () => import(/* webpackChunkName: "verify-email" */ './routes/verify-email.tsx'),
        },
        {
          path: paths.forgotPassword,
          lazy: () => import(/* webpackChunkName: "forgot-password" */ './routes/forgot-password.tsx'),
        },
        {
          path: paths.resetPassword,
          lazy: () => import(/* webpackChunkName: "reset-password" */ './routes/reset-password.tsx'),
        },
      ],
    },
  ],
})
