import { createStore } from 'zustand/vanilla'

/** What the shell's polite live region says at the moment. */
export const announcerStore = createStore<{ text: string }>(() => ({ text: '' }))

/** Speaks a short text to screen readers. The same text twice in a row is spoken twice. */
export function announce(text: string) {
  const same = announcerStore.getState().text === text
  announcerStore.setState({ text: same ? `${text}\u00a0` : text })
}
