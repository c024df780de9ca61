import type { ComposedRemotes } from '@rafiq/platform-contracts'
import { isWhole, type OwnedRemote } from './composition.ts'
import { addRemotes, compositionStore } from './composition-store.ts'

/**
 * Milliseconds that a page waits for what it has to know of its remote: with the time of two versions of it the panel is there
 * within 10 s (`deadline.ts`).
 */
const patience = 1_500
/** Milliseconds after which it is given up and may be asked for again. */
const timeout = 30_000

/** A remote that the document has in short with all that loading it takes; null where that cannot be had in time. */
export async function complete(owned: OwnedRemote): Promise<OwnedRemote | null> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, patience))
  await Promise.race([completeRemotes().catch(() => undefined), late])
  const [remote] = compositionStore.getState().microFrontends[owned.name] ?? []
  return remote && isWhole(remote) ? { ...owned, remote } : null
}

let asked: Promise<void> | null = null

/** Asks once for all that the document has in short, and again where that failed. */
export function completeRemotes(): Promise<void> {
  const { remotesFile, microFrontends } = compositionStore.getState()
  if (!remotesFile || Object.values(microFrontends).flat().every(isWhole)) return Promise.resolve()
  asked ??= fetchRemotes(remotesFile).finally(() => {
    asked = null
  })
  return asked
}

/** The browser holds the answer against the hash that the document names: hashes of remotes are as good as the document's own. */
async function fetchRemotes({ url, integrity }: { url: string; integrity: string }) {
  const signal = AbortSignal.timeout(timeout)
  const answer = await fetch(url, { integrity, credentials: 'omit', signal })
  if (!answer.ok) throw new Error(`${url} was answered ${answer.status}.`)
  const { microFrontends } = (await answer.json()) as ComposedRemotes
  const known = compositionStore.getState().microFrontends
  // What the document has whole stays as it is: pages are drawn from it.
  addRemotes(
    Object.fromEntries(
      Object.entries(microFrontends).filter(([name]) => known[name]?.some((remote) => !isWhole(remote))),
    ),
  )
}
