import { sessionStorageKey } from '@rafiq/platform-contracts'
import { whenIdle } from './when-idle.ts'

/** The page of this document, where it came whole: rendered by the shell's build, as visitors see it. */
export const prerenderedPage = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('#root[data-prerendered]:has(> *)')

function isSignedIn(): boolean {
  try {
    return sessionStorage.getItem(sessionStorageKey) !== null
  } catch {
    // Storage may be refused: no session was kept then.
    return false
  }
}

/** What somebody does before they press something. */
const intents = ['pointerdown', 'keydown', 'focusin'] as const

/**
 * When the application has to run: at once, but where the document holds the page itself. Its links and forms work as
 * they are, so it waits until the page has loaded and the browser is idle, or somebody is about to press something.
 */
export function whenNeeded(): Promise<void> {
  if (!prerenderedPage() || isSignedIn()) return Promise.resolve()
  return new Promise((resolve) => {
    const now = () => {
      for (const intent of intents) removeEventListener(intent, now, { capture: true })
      resolve()
    }
    for (const intent of intents) addEventListener(intent, now, { capture: true, passive: true })
    const soon = () => whenIdle(now, 0)
    if (document.readyState === 'complete') soon()
    else addEventListener('load', soon, { once: true })
  })
}
