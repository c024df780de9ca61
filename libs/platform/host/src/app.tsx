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
import type { PageData } from './start/load-page.ts'
import { Toasts } from './toasts/toasts.tsx'

interface AppProps {
  shell: ShellDefinition
  /** Of a page that the document has already: the first router begins with it and loads nothing. */
  loaded?: PageData
}

export function App({ shell, loaded }: AppProps) {
  const generation = useRouterGeneration()
  return (
    <Providers>
      <Pages key={generation} shell={shell} loaded={generation === 0 ? loaded : undefined} />
      <Toasts />
    </Providers>
  )
}

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

function Pages({ shell, loaded }: { shell: ShellDefinition; loaded: PageData | undefined }) {
  const router = useMemo(() => createRouter(shell, loaded), [shell, loaded])
  useEffect(() => () => router.dispose(), [router])
  return <RouterProvider router={router} />
}

/** The design system in the shell's own area: overlays open in the body. */
const ShellUi = ({ children }: { children: ReactNode }) => (
  <UiProvider {...useUiProviderProps()}>{children}</UiProvider>
)
