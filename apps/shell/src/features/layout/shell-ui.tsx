import { useUiProviderProps } from '@rafiq/platform'
import { UiProvider } from '@rafiq/ui'
import type { ReactNode } from 'react'

/** The design system in the shell's own area: overlays open in the body. */
export const ShellUi = ({ children }: { children: ReactNode }) => (
  <UiProvider {...useUiProviderProps()}>{children}</UiProvider>
)
