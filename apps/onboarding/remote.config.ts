import type { RemoteConfig } from '@rafiq/platform-contracts'
import ar from './src/locales/ar.json' with { type: 'json' }
import en from './src/locales/en.json' with { type: 'json' }

export default {
  name: 'onboarding',
  platform: '^2.0.0',
  shared: { react: '^19.3.0' },
  routes: [
    {
      path: '/register',
      name: 'register',
      chunk: 'register',
      initialFrame: {
        shape: 'form',
        title: { ar: ar.register.title, en: en.register.title },
        lead: { ar: ar.register.lead, en: en.register.lead },
      },
    },
    { path: '/questionnaire', name: 'questionnaire', chunk: 'questionnaire' },
    { path: '/results', name: 'results', chunk: 'results' },
    { path: '/verify-email', name: 'verifyEmail', chunk: 'verify-email' },
    {
      path: '/forgot-password',
      name: 'forgotPassword',
      chunk: 'forgot-password',
      initialFrame: {
        shape: 'form',
        title: { ar: ar.reset.forgotTitle, en: en.reset.forgotTitle },
        lead: { ar: ar.reset.forgotLead, en: en.reset.forgotLead },
      },
    },
    { path: '/reset-password', name: 'resetPassword', chunk: 'reset-password' },
  ],
} satisfies RemoteConfig
