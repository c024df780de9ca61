/** Held by the tab whose call may give the session another token; the browser frees it with the tab. */
const lockName = 'session-renewal'

/** Browsers without locks go on as if no other call were under way. */
const locks = (): LockManager | undefined => navigator.locks

/**
 * Runs a call whose answer may carry another token of the session. Whoever made the call has time to take the token over
 * (`session.renew`) before rejections that came meanwhile are judged, in this tab and in the others.
 */
export async function whileRenewing<T>(call: () => Promise<T>): Promise<T> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await new Promise<void>((granted) => {
    const manager = locks()
    if (!manager) return granted()
    void manager.request(lockName, () => {
      granted()
      return held
    })
  })
  try {
    return await call()
  } finally {
    setTimeout(release)
  }
}

/** Resolves when no tab waits for an answer that may renew the session. */
export const renewalsEnded = async (): Promise<void> => {
  await locks()?.request(lockName, { mode: 'shared' }, () => undefined)
}
