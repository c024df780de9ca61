import { addTexts } from '@rafiq/platform'
import type { Messages } from '@rafiq/platform/shell'
import type { Language } from '@rafiq/platform-contracts'

export type RemoteWords = () => Promise<Record<Language, Messages>>

let load: RemoteWords | null = null

export const setRemoteWords = (words: RemoteWords): void => {
  load = words
}

/** Adds the words that the product's remotes share, once; a failure is the load's, which is tried again. */
export async function addRemoteWords(): Promise<void> {
  const words = load
  if (words === null) return
  addTexts('common', await words())
  if (load === words) load = null
}
