import {
  I18nextProvider,
  i18n,
  QueryClientProvider,
  queryClient,
  RouterProvider,
} from '@rafiq/platform/shell'
import { useEffect, useMemo } from 'react'
import { ShellUi } from './features/layout/shell-ui.tsx'
import { useRouterGeneration } from './features/remotes/page-state.ts'
import { Toasts } from './features/toasts/toasts.tsx'
import { createRouter } from './router.tsx'

export function App() {
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <ShellUi>
          <Pages key={useRouterGeneration()} />
          <Toasts />
        </ShellUi>
      </QueryClientProvider>
    </I18nextProvider>
  )
}

function Pages() {
  const router = useMemo(createRouter, [])
  useEffect(() => () => router.dispose(), [router])
  return <RouterProvider router={router} />
}
