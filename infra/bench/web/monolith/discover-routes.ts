/** In place of the shell's own: the pages of remotes are chunks of the one build, like any other page. */
import { remoteWords } from '@rafiq/app-kit/remote-words'
import { addTexts } from '@rafiq/platform'
import type { RouteObject } from '@rafiq/platform/router'
import { addMessages } from '@rafiq/platform/shell'
import { requireSession } from '../../../../libs/platform/host/src/session/require-session.ts'

export const rootRouteId = 'root'

const apps = [
  {
    pages: [
      '/register',
      '/questionnaire',
      '/results',
      '/verify-email',
      '/forgot-password',
      '/reset-password',
    ],
    load: () => import(/* webpackChunkName: "onboarding" */ '../../../../apps/onboarding/src/remote.tsx'),
  },
  {
    pages: ['/matches', '/connections'],
    load: () => import(/* webpackChunkName: "member" */ '../../../../apps/matches/src/remote.tsx'),
  },
  {
    pages: ['/account'],
    load: () => import(/* webpackChunkName: "settings" */ '../../../../apps/account/src/remote.tsx'),
  },
]

type Discovery = { path: string; patch: (routeId: string | null, children: RouteObject[]) => void }

export function createDiscovery() {
  const known = new Set<unknown>()
  return async ({ path, patch }: Discovery): Promise<void> => {
    const app = apps.find(({ pages }) => pages.includes(path))
    if (!app || known.has(app)) return
    const { default: definition } = await app.load()
    if (known.has(app)) return
    known.add(app)
    addTexts('common', remoteWords)
    addMessages(definition.name, definition.messages)
    patch(rootRouteId, [{ loader: requireSession, children: definition.routes }])
  }
}
