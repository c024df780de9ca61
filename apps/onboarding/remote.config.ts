import type { RemoteConfig } from '@rafiq/contracts'
import ar from './src/locales/ar.json' with { type: 'json' }
import en from './src/locales/en.json' with { type: 'json' }

export default {
  name: 'onboarding',
  platform: '^1.8.0',
  routes: [
    {
      path: '/register',
      chunk: 'register',
      opening: {
        shape: 'form',
        title: { ar: ar.register.title, en: en.register.title },
        lead: { ar: ar.register.lead, en: en.register.lead },
      },
    },
    { path: '/questionnaire', chunk: 'questionnaire' },
    { path: '/results', chunk: 'results' },
    { path: '/verify-email', chunk: 'verify-email' },
    {
      path: '/forgot-password',
      chunk: 'forgot-password',
      opening: {
        shape: 'form',
        title: { ar: ar.reset.forgotTitle, en: en.reset.forgotTitle },
        lead: { ar: ar.reset.forgotLead, en: en.reset.forgotLead },
      },
    },
    { path: '/reset-password', chunk: 'reset-password' },
  ],
} satisfies RemoteConfig
