import { useLocation } from '@rafiq/platform/router'

/** The address that was typed on the page before and handed over with the navigation, never in the URL. */
export function useCarriedEmail(): string | null {
  const state: unknown = useLocation().state
  if (typeof state !== 'object' || state === null || !('email' in state)) return null
  return typeof state.email === 'string' ? state.email : null
}
