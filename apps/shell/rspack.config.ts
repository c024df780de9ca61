import { fileURLToPath } from 'node:url'
import product from '@rafiq/configuration/product.json' with { type: 'json' }
import { languages } from '@rafiq/platform-contracts'
import { type ShellOptions, shellConfig } from '@rafiq/remote-build'
import type { Configuration } from '@rspack/core'
import { PrerenderPlugin } from './build/prerender-plugin.ts'
import homeAr from './src/features/home/locales/ar/home.json' with { type: 'json' }
import homeEn from './src/features/home/locales/en/home.json' with { type: 'json' }
import safetyAr from './src/features/safety/safety.ar.json' with { type: 'json' }
import safetyEn from './src/features/safety/safety.en.json' with { type: 'json' }
import supportAr from './src/features/support/support.ar.json' with { type: 'json' }
import supportEn from './src/features/support/support.en.json' with { type: 'json' }
import { initialFrames } from './src/initial-frames.ts'
import ar from './src/locales/ar.json' with { type: 'json' }
import en from './src/locales/en.json' with { type: 'json' }

const { pages, guarded } = product

/** Also for the benchmark, which builds the shell without remotes. */
export const options: ShellOptions = {
  skeleton: 'skeleton.html',
  initialFrames: initialFrames,
  worker: {
    source: fileURLToPath(import.meta.resolve('@rafiq/host/sw.js')),
    offlinePage: 'offline.html',
    pushRenewalPath: '/api/user/push-subscription/renewal',
  },
  routes: [
    {
      path: pages.home,
      chunk: 'home',
      initialFrame: {
        shape: 'hero',
        title: { ar: homeAr.title, en: homeEn.title },
        lead: { ar: homeAr.subtitle, en: homeEn.subtitle },
        links: [
          { path: pages.register, label: { ar: homeAr.getStarted, en: homeEn.getStarted } },
          { path: pages.login, label: { ar: homeAr.login, en: homeEn.login } },
        ],
        visitorsOnly: true,
      },
    },
    {
      path: pages.login,
      chunk: 'login',
      initialFrame: {
        shape: 'narrow',
        title: { ar: ar.login.title, en: en.login.title },
        lead: { ar: ar.login.lead, en: en.login.lead },
        visitorsOnly: true,
      },
    },
    { path: pages.testLogin, chunk: 'test-login' },
    {
      path: pages.support,
      chunk: 'support',
      initialFrame: {
        shape: 'page',
        title: { ar: ar.footer.support, en: en.footer.support },
        lead: { ar: supportAr.lead, en: supportEn.lead },
      },
    },
    {
      path: pages.safety,
      chunk: 'safety',
      initialFrame: {
        shape: 'page',
        title: { ar: ar.footer.safety, en: en.footer.safety },
        lead: { ar: safetyAr.lead, en: safetyEn.lead },
      },
    },
    {
      path: pages.terms,
      chunk: 'terms',
      initialFrame: { shape: 'page', title: { ar: ar.footer.terms, en: en.footer.terms } },
    },
    {
      path: pages.privacy,
      chunk: 'privacy',
      initialFrame: { shape: 'page', title: { ar: ar.footer.privacy, en: en.footer.privacy } },
    },
  ],
  guarded: guarded.flatMap(({ path, roles }) => (roles ? [{ path, roles }] : [])),
  appChunk: 'app',
  scriptBudget: { firstScript: 5 * 1024, everyPage: 141 * 1024 },
  remoteChunk: 'federation',
  fonts: [
    { file: 'plex-arabic-400', languages: ['ar'] },
    { file: 'plex-arabic-600', languages: ['ar'] },
    { file: 'plex-latin-400', languages: ['ar', 'en'] },
    { file: 'plex-latin-600', languages: ['ar', 'en'] },
  ],
}

/** Pages of words alone, the same in every deployment. */
const texts = [pages.safety, pages.terms, pages.privacy]

/** What visitors have whole in the document, in both languages; home with and without the way to the demo's accounts. */
const pagesToRender = languages.flatMap((language) => [
  ...[true, false].map((demo) => ({ path: pages.home, language, settings: { demo } })),
  ...texts.map((path) => ({ path, language, settings: {} })),
])

/** A build of the shell that brings those pages. */
export const withPages = (config: Configuration): Configuration => ({
  ...config,
  plugins: [...(config.plugins ?? []), new PrerenderPlugin(config, pagesToRender)],
})

const config = shellConfig(import.meta.dirname, options)

export default config.mode === 'production' ? withPages(config) : config
