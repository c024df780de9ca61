import type { Language } from '@rafiq/platform-contracts'
import type { State } from './state.ts'

/** From the widest on, in CSS pixels; WCAG 2.2 has pages reflow down to 320. */
export const sizes = {
  wide: { width: 1920, height: 1080 },
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
  smallest: { width: 320, height: 844 },
} as const

type Size = keyof typeof sizes

/** How one visit looks at a state in one language. */
export interface View {
  language: Language
  colorScheme: 'light' | 'dark'
  /** Where axe reads the page; null where it has read the state in the other language. */
  read: Size | null
}

/** The widths at which there is such a state, one after the other. @param first of them, the desktop's where left out */
export const sizesOf = ({ only }: State, first: 'wide' | 'desktop' = 'desktop'): Size[] => {
  const large: Size[] = first === 'wide' ? ['wide', 'desktop'] : ['desktop']
  const small: Size[] = ['phone', 'smallest']
  return [...(only === 'phone' ? [] : large), ...(only === 'desktop' ? [] : small)]
}

/**
 * Every state is seen at every width in both languages, a page's first state at that of a large screen too, in one of them light and in the other dark. Axe reads the first state
 * of a page in both views, on a desktop in one language and on a phone in the other, and every other state in its first view.
 * Which in which, and which language comes first, goes by the state's number, so that over all states every pair of language,
 * width, colours and turn occurs.
 *
 * @param isFirst whether the state is the first of its page
 */
export function viewsOf({ only }: State, number: number, isFirst: boolean): View[] {
  const viewIn = (language: Language): View => {
    const arabic = language === 'ar'
    return {
      language,
      colorScheme: (number & 1) === Number(arabic) ? 'dark' : 'light',
      read: only ?? ((number & 2) === (arabic ? 2 : 0) ? 'desktop' : 'phone'),
    }
  }
  const arabicFirst = (number & 1) === (number & 2) >> 1
  const [first, second] = arabicFirst
    ? ([viewIn('ar'), viewIn('en')] as const)
    : ([viewIn('en'), viewIn('ar')] as const)
  return [first, isFirst ? second : { ...second, read: null }]
}
