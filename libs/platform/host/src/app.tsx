import { useUiProviderProps } from '@rafiq/platform'
import {
  I18nextProvider,
  i18n,
  QueryClientProvider,
  queryClient,
  RouterProvider,
  SlotArea,
} from '@rafiq/platform/shell'
import { UiProvider } from '@rafiq/ui'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useRouterGeneration } from './remotes/page-state.ts'
import { SlotFillers } from './remotes/slot-fillers.tsx'
import { createRouter } from './router.tsx'
import type { ShellDefinition } from './shell-definition.ts'
import { Toasts } from './toasts/toasts.tsx'

export const App = ({ shell }: { shell: ShellDefinition }) => (
  <Providers>
    <Pages key={useRouterGeneration()} shell={shell} />
    <Toasts />
  </Providers>
)

/** What every part of the shell may count on. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <I18nextProvider i18n={i18n}>
    <QueryClientProvider client={queryClient}>
      <ShellUi>
        <SlotArea value={SlotFillers}>{children}</SlotArea>
      </ShellUi>
    </QueryClientProvider>
  </I18nextProvider>
)

function Pages({ shell }: { shell: ShellDefinition }) {
  const router = useMemo(() => createRouter(shell), [shell])
  useEffect(() => () => router.dispose(), [router])
  return <RouterProvider router={router} />
}

/** The design system in the shell's own area: overlays open in the body. */
const ShellUi = ({ children }: { children: ReactNode }) => (
  <UiProvider {...useUiProviderProps()}>{children}</UiProvider>
)
