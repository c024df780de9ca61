import type { Language } from '@rafiq/platform-contracts'
import type { State } from './state.ts'

/** From the widest on, in CSS pixels; WCAG 2.2 has pages reflow down to 320. */
export const sizes = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
  smallest: { width: 320, height: 844 },
} as const

type Size = keyof typeof sizes

/** How one visit looks at a state. */
export interface View {
  colorScheme: 'light' | 'dark'
  /** The window's, one after the other. */
  sizes: Size[]
  /** Where axe reads the page. */
  read: Size
}

/**
 * Every state is seen at every width in both languages, in one of them light and in the other dark; axe reads a desktop in
 * one language and a phone in the other. Which in which goes by the state's number, so that over all states every pair of
 * language, width and colours occurs.
 */
export function viewOf({ only }: State, number: number, language: Language): View {
  const arabic = language === 'ar'
  const all: readonly Size[] = ['desktop', 'phone', 'smallest']
  return {
    colorScheme: (number & 1) === Number(arabic) ? 'dark' : 'light',
    sizes: all.filter((size) => only === undefined || (only === 'desktop') === (size === 'desktop')),
    read: only ?? ((number & 2) === (arabic ? 2 : 0) ? 'desktop' : 'phone'),
  }
}
