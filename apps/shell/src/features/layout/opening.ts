import { useLocation } from '@rafiq/platform/router'

/** The page's first words as the document brought them, and the address that they are of. */
let opening: { element: Element; pathname: string } | null = null

/** Before the document's frame makes way. */
export function keepOpening() {
  const element = document.querySelector('#root [data-opening]')
  opening = element && { element, pathname: location.pathname }
}

/** They stay in view until their page is there: the very same element, so that nothing is painted twice. */
export function useOpening(): Element | null {
  const { pathname } = useLocation()
  return opening?.pathname === pathname ? opening.element : null
}
