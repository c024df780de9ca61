import type { RemoteConfig } from '@rafiq/contracts'

export default {
  name: 'onboarding',
  platform: '^1.2.0',
  routes: [
    { path: '/register', chunk: 'register' },
    { path: '/questionnaire', chunk: 'questionnaire' },
    { path: '/results', chunk: 'results' },
    { path: '/verify-email', chunk: 'verify-email' },
    { path: '/forgot-password', chunk: 'forgot-password' },
    { path: '/reset-password', chunk: 'reset-password' },
  ],
} satisfies RemoteConfig
