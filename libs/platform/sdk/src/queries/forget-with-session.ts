import { isRenewal, sessionStore } from '../session/session.ts'
import { forgetReads, giveReads } from './kept-reads.ts'

/**
 * What is kept for reading offline goes with the session, however it ends and in whichever tab: copies of reads, the
 * kept document, the kept files. A session that goes on under another token keeps them.
 */
export const forgetWithSession = () =>
  sessionStore.subscribe((now, before) => {
    if (before.token === null || now.token === before.token) return
    if (now.token !== null && isRenewal(now, before)) giveReads(before.token, now.token)
    else forgetKept()
  })

function forgetKept() {
  forgetReads()
  // Missing where pages are not served securely; nothing was kept there.
  if ('caches' in globalThis) {
    void caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))
  }
}
