import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, createPath, Outlet, type RouteObject, useRouteError } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { i18n } from '../language/instance.ts'
import { queryClient } from '../queries/query-client.ts'
import { RemoteBoundary } from './remote-boundary.tsx'

/** What the host tells a version that draws itself. Nothing of React goes from one to the other. */
type Isolation = {
  name: string
  version: string
  routes: RouteObject[]
  /** Path, search and hash of the page. */
  address: string
  /** The remote goes somewhere: its own page or anybody's. */
  onNavigate: (address: string, replace: boolean) => void
  /** What nothing in the remote caught. */
  onFault: (error: unknown) => void
}

export type IsolatedRoot = { goTo: (address: string) => void; unmount: () => void }
export type Mount = (area: HTMLElement, isolation: Isolation) => IsolatedRoot

/** The host has its own way of saying that something broke. */
function Fault({ onFault }: Pick<Isolation, 'onFault'>) {
  const error = useRouteError()
  useEffect(() => onFault(error), [error, onFault])
  return null
}

/** The second module that a remote with its own React exposes: its pages in a root of that React, at the host's addresses. */
export const mount: Mount = (area, { name, version, routes, address, onNavigate, onFault }) => {
  const router = createMemoryRouter(
    [
      {
        element: <Outlet />,
        errorElement: <Fault onFault={onFault} />,
        // An address of somebody else's: the host, which hears of it, leaves this remote.
        children: [...routes, { path: '*', element: null }],
      },
    ],
    { initialEntries: [address] },
  )
  let shown = address
  router.subscribe(({ location, historyAction }) => {
    const next = createPath(location)
    if (next === shown) return
    shown = next
    onNavigate(next, historyAction === 'REPLACE')
  })
  const root = createRoot(area)
  root.render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RemoteBoundary name={name} version={version}>
          <RouterProvider router={router} />
        </RemoteBoundary>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  return {
    goTo(next) {
      if (next === shown) return
      shown = next
      void router.navigate(next, { replace: true })
    },
    unmount() {
      // React does not take away a root while another one draws.
      queueMicrotask(() => {
        root.unmount()
        router.dispose()
      })
    },
  }
}
