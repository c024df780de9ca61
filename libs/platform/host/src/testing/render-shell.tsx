import { setLanguage } from '@rafiq/platform'
import type { RouteObject } from '@rafiq/platform/router'
import { createMemoryRouter, queryClient, RouterProvider } from '@rafiq/platform/shell'
import type { Composition, GuardedPages, Language } from '@rafiq/platform-contracts'
import { render } from '@testing-library/react'
import { Providers } from '../app.tsx'
import { compositionStore } from '../composition/composition-store.ts'
import { createDiscovery } from '../remotes/discover-routes.ts'
import { createRoutes } from '../router.tsx'
import { provideShell, type ShellDefinition } from '../shell-definition.ts'

type ShellPage = {
  at: string
  remotes?: Composition['microFrontends']
  /** Where remotes are whole, if some of them are in short. */
  remotesFile?: Composition['remotesFile']
  /** Remotes that need a role, by their paths; the document names no more of them. */
  restricted?: GuardedPages[]
  /** In place of the shell's own pages. */
  pages?: RouteObject[]
  language?: Language
}

/** A whole shell around one address, with the remotes of a composition. */
export function renderShell(
  shell: ShellDefinition,
  { at, remotes = {}, remotesFile, restricted = [], pages = shell.routes, language = 'en' }: ShellPage,
) {
  // jsdom cannot scroll.
  window.scrollTo = () => undefined
  queryClient.clear()
  compositionStore.setState({ id: 'test-page', microFrontends: remotes, remotesFile, restricted })
  const shown = { ...shell, routes: pages }
  provideShell(shown)
  setLanguage(language)
  const router = createMemoryRouter(createRoutes(shown), {
    initialEntries: [at],
    patchRoutesOnNavigation: createDiscovery({ accessDenied: <shell.AccessDenied /> }),
  })
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
  return router
}
