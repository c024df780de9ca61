import { cspNonce, useDirection, useUiLabels } from '@rafiq/platform'
import { UiProvider } from '@rafiq/ui'
import type { ReactNode } from 'react'

/** The design system in the shell's own area: overlays open in the body. */
export function ShellUi({ children }: { children: ReactNode }) {
  return (
    <UiProvider direction={useDirection()} nonce={cspNonce} labels={useUiLabels()}>
      {children}
    </UiProvider>
  )
}
