import { queryClient } from '../api/query-client.ts'
import { sessionStore } from '../session/session.ts'
import { forgetReads } from './kept-reads.ts'

/**
 * What is kept for reading offline goes with the session, however it ends and in whichever tab: copies of reads, the
 * kept document, the kept files. And a session that another tab began finds nothing of the one before it.
 */
export const forgetWithSession = () =>
  sessionStore.subscribe(({ token }, before) => {
    if (token === before.token) return
    if (token !== null) queryClient.clear()
    if (before.token !== null) forgetKept()
  })

function forgetKept() {
  forgetReads()
  // Missing where pages are not served securely; nothing was kept there.
  if ('caches' in globalThis) {
    void caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))
  }
}
