import { api, isApiError } from '@rafiq/platform'
import { readComposition, session } from '@rafiq/platform/shell'
import type { Composition, MicroFrontends, RestrictedComposition } from '@rafiq/platform-contracts'
import { createStore, useStore } from 'zustand'

/** What prerendered pages are made of, and the first moment of a page that takes over one of them. */
const withoutRemotes: Composition = { id: 'none', microFrontends: {}, restricted: [], previews: [] }

/**
 * What this page is made of. It stays until the page is reloaded; restricted remotes are added to it, and what the document has of
 * others in short is completed.
 */
export const compositionStore = createStore<Composition>(() => withoutRemotes)
compositionStore.setState(readComposition())

export const useComposition = () => useStore(compositionStore)

/** The error code that says what this visitor has to set up before the remotes that need a role open. */
export const restrictionStore = createStore<{ restriction: string | null }>(() => ({ restriction: null }))

/** Any rejection but the one for want of a role can be lifted by whom it meets. */
const restrictionOf = (error: unknown): string | null =>
  isApiError(error) && error.status === 403 && error.code !== 'forbidden' ? error.code : null

let asked: { token: string | null; answer: Promise<void> } | null = null

/** Asks once per session for the remotes that need a role. */
export function loadRestricted(): Promise<void> {
  const token = session.token()
  if (asked?.token !== token) {
    const answer = fetchRestricted().catch((error: unknown) => {
      asked = null
      restrictionStore.setState({ restriction: restrictionOf(error) })
      throw error
    })
    asked = { token, answer }
  }
  return asked?.answer ?? Promise.resolve()
}

async function fetchRestricted() {
  const { id } = compositionStore.getState()
  const query = new URLSearchParams({ composition: id })
  const added = await api.get<RestrictedComposition>(`/api/composition/restricted?${query}`)
  restrictionStore.setState({ restriction: null })
  addRemotes(added.microFrontends)
}

/** Whatever else was added meanwhile stays. */
export const addRemotes = (added: MicroFrontends) =>
  compositionStore.setState(({ microFrontends }) => ({ microFrontends: { ...microFrontends, ...added } }))
