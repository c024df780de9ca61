import { jest } from '@jest/globals'
import type { ComposedRemote, Language } from '@rafiq/contracts'
import { setLanguage } from '@rafiq/platform'
import type { RouteObject } from '@rafiq/platform/router'
import {
  addMessages,
  createMemoryRouter,
  I18nextProvider,
  i18n,
  QueryClientProvider,
  queryClient,
  RouterProvider,
} from '@rafiq/platform/shell'
import { configure, render } from '@testing-library/react'
import { ShellUi } from '../features/layout/shell-ui.tsx'
import { createDiscovery } from '../features/remotes/discover-routes.ts'
import ar from '../locales/ar.json' with { type: 'json' }
import en from '../locales/en.json' with { type: 'json' }
import { createRoutes } from '../router.tsx'
import { compositionStore } from '../shared/composition/composition-store.ts'

// A limit for what never comes: the first page of a file waits for its modules to be read.
configure({ asyncUtilTimeout: 10_000 })

type ShellPage = {
  at: string
  remotes?: Record<string, ComposedRemote[]>
  pages?: RouteObject[]
  language?: Language
}

/** The whole frame around one address, with the remotes of a composition and pages in place of the shell's own. */
export function renderShell({ at, remotes = {}, pages = [], language = 'en' }: ShellPage) {
  // jsdom cannot scroll.
  window.scrollTo = () => undefined
  queryClient.clear()
  addMessages('shell', { ar, en })
  setLanguage(language)
  compositionStore.setState({
    id: 'test-page',
    microFrontends: remotes,
    restricted: [{ path: '/moderator/*', roles: ['moderator', 'admin'] }],
  })
  const router = createMemoryRouter(createRoutes(pages), {
    initialEntries: [at],
    patchRoutesOnNavigation: createDiscovery(),
  })
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <ShellUi>
          <RouterProvider router={router} />
        </ShellUi>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  return router
}

/** Answers each call by its path; jsdom has no Response. */
export function answerCalls(answers: Record<string, { status?: number; body: unknown }>) {
  globalThis.fetch = jest.fn((path: unknown) => {
    const { status = 200, body } = answers[String(path)] ?? { status: 404, body: {} }
    return Promise.resolve({
      ok: status < 400,
      status,
      statusText: '',
      headers: new Headers(),
      text: () => Promise.resolve(JSON.stringify(body)),
    } as Response)
  }) as typeof fetch
}
