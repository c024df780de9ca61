import { prerender } from '@rafiq/host/prerender'
import { shell } from './shell.ts'

/** Called by `build/prerender-page.ts` in a document of the page's own. */
Object.assign(globalThis, { prerenderPage: () => prerender(shell) })
