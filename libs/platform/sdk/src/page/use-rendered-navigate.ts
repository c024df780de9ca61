import { useNavigate } from 'react-router'

/**
 * Navigates, and resolves once the page is rendered. The router's `flushSync` alone holds for a page whose code is there:
 * one that is still to be loaded is rendered in a transition, some time after `navigate` has resolved.
 */
export function useRenderedNavigate(): (to: string, options?: { replace?: boolean }) => Promise<void> {
  const navigate = useNavigate()
  return async (to, options) => {
    await navigate(to, options)
    await navigate(to, { replace: true, flushSync: true })
  }
}
