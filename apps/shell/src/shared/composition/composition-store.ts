import type { Composition, RestrictedComposition, StaffRestriction } from '@rafiq/contracts'
import { api, isApiError } from '@rafiq/platform'
import { readComposition, session } from '@rafiq/platform/shell'
import { createStore, useStore } from 'zustand'

/** What this page is made of. It stays until the page is reloaded; only restricted remotes are added to it. */
export const compositionStore = createStore<Composition>(readComposition)

export const useComposition = () => useStore(compositionStore)

/** What this visitor has to do before the remotes that need a role open; null: nothing that is known of. */
export const restrictionStore = createStore<{ restriction: StaffRestriction | null }>(() => ({
  restriction: null,
}))

const restrictionOf = (error: unknown): StaffRestriction | null =>
  isApiError(error) && (error.code === 'second-factor-required' || error.code === 'password-change-required')
    ? error.code
    : null

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
  const { id, microFrontends } = compositionStore.getState()
  const query = new URLSearchParams({ composition: id })
  const added = await api.get<RestrictedComposition>(`/api/composition/restricted?${query}`)
  restrictionStore.setState({ restriction: null })
  compositionStore.setState({ microFrontends: { ...microFrontends, ...added.microFrontends } })
}
