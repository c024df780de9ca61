import { setNonce } from 'get-nonce'
import { DirectionProvider } from 'radix-ui/direction'
import { createContext, type ReactNode, useContext } from 'react'

/** Words that components say by themselves. The library holds no language: the app gives them, translated. */
export type UiLabels = {
  close: string
  search: string
  noResults: string
  showPassword: string
  hidePassword: string
  optional: string
  retry: string
  /** What screen readers call the region of the toasts, and say before each of them. */
  notifications: string
  /** From weakest to strongest. */
  passwordStrength: readonly [string, string, string, string]
}

type Ui = {
  direction: 'rtl' | 'ltr'
  portalContainer: HTMLElement | null
  labels: UiLabels
  errorText: (error: unknown) => string
}

const UiContext = createContext<Ui | null>(null)

export type UiProviderProps = {
  direction: 'rtl' | 'ltr'
  /** Where overlays render; a remote passes its own, so that its scoped styles reach them. */
  portalContainer?: HTMLElement | null | undefined
  /** The page's CSP nonce, for the style that overlays add while they lock scrolling. */
  nonce?: string | undefined
  labels: UiLabels
  /** What a person reads for something that was thrown. */
  errorText: (error: unknown) => string
  children: ReactNode
}

/** Once around the shell and once around every remote: each bundle has its own copy of Radix, which sees no other provider. */
export function UiProvider({
  direction,
  portalContainer = null,
  nonce,
  labels,
  errorText,
  children,
}: UiProviderProps) {
  // Overlays read the nonce when they open, which can be before any effect of ours has run.
  if (nonce) setNonce(nonce)
  return (
    <UiContext value={{ direction, portalContainer, labels, errorText }}>
      <DirectionProvider dir={direction}>{children}</DirectionProvider>
    </UiContext>
  )
}

export function useUi(): Ui {
  const ui = useContext(UiContext)
  if (!ui) throw new Error('UiProvider is missing above this component')
  return ui
}
