import { facts, words } from '@rafiq/app-kit/facts'
import type { ShellDefinition } from '@rafiq/host'
import { BottomBar } from './features/layout/bottom-bar.tsx'
import { Footer } from './features/layout/footer.tsx'
import { Header } from './features/layout/header.tsx'
import ar from './locales/ar.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import { AccessDenied, NotFound } from './routes/no-page.tsx'
import { UnexpectedError } from './routes/unexpected-error.tsx'
import { shellRoutes } from './routes.tsx'

/** Rafiq's frame: what it puts around the pages of its remotes, and the pages of its own. */
export const shell: ShellDefinition = {
  ...facts,
  words,
  remoteWords: async () =>
    (await import(/* webpackChunkName: "federation" */ '@rafiq/app-kit/remote-words')).remoteWords,
  name: 'shell',
  messages: { ar, en },
  identityQuestion: async () =>
    (await import(/* webpackChunkName: "identity-question" */ '@rafiq/factors/identity-question'))
      .identityQuestion,
  routes: shellRoutes,
  Header,
  Footer,
  BottomBar,
  NotFound,
  AccessDenied,
  UnexpectedError,
}
