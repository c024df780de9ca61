import { type ShellOptions, shellConfig } from '@rafiq/remote-build'
import safetyAr from './src/features/safety/safety.ar.json' with { type: 'json' }
import safetyEn from './src/features/safety/safety.en.json' with { type: 'json' }
import supportAr from './src/features/support/support.ar.json' with { type: 'json' }
import supportEn from './src/features/support/support.en.json' with { type: 'json' }
import ar from './src/locales/ar.json' with { type: 'json' }
import en from './src/locales/en.json' with { type: 'json' }
import { openings } from './src/openings.ts'

/** Also for the benchmark, which builds the shell without remotes. */
export const options: ShellOptions = {
  skeleton: 'skeleton.html',
  openings,
  worker: { source: 'src/worker/sw.js', offlinePage: 'src/worker/offline.html' },
  routes: [
    {
      path: '/',
      opening: {
        shape: 'hero',
        title: { ar: ar.home.title, en: en.home.title },
        lead: { ar: ar.home.subtitle, en: en.home.subtitle },
      },
    },
    {
      path: '/login',
      chunk: 'login',
      opening: {
        shape: 'narrow',
        title: { ar: ar.login.title, en: en.login.title },
        lead: { ar: ar.login.lead, en: en.login.lead },
      },
    },
    { path: '/test-login', chunk: 'test-login' },
    {
      path: '/support',
      chunk: 'support',
      opening: {
        shape: 'page',
        title: { ar: ar.footer.support, en: en.footer.support },
        lead: { ar: supportAr.lead, en: supportEn.lead },
      },
    },
    {
      path: '/safety-guidelines',
      chunk: 'safety',
      opening: {
        shape: 'page',
        title: { ar: ar.footer.safety, en: en.footer.safety },
        lead: { ar: safetyAr.lead, en: safetyEn.lead },
      },
    },
    {
      path: '/terms-of-service',
      chunk: 'terms',
      opening: { shape: 'page', title: { ar: ar.footer.terms, en: en.footer.terms } },
    },
    {
      path: '/privacy-policy',
      chunk: 'privacy',
      opening: { shape: 'page', title: { ar: ar.footer.privacy, en: en.footer.privacy } },
    },
  ],
  guarded: [{ path: '/moderator/*', roles: ['moderator', 'admin'] }],
  appChunk: 'app',
  remoteChunk: 'federation',
  fonts: [
    { file: 'plex-arabic-400', languages: ['ar'] },
    { file: 'plex-arabic-600', languages: ['ar'] },
    { file: 'plex-latin-400', languages: ['ar', 'en'] },
    { file: 'plex-latin-600', languages: ['ar', 'en'] },
  ],
}

export default shellConfig(import.meta.dirname, options)
