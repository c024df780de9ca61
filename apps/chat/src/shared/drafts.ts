import { memberStorageName } from '@rafiq/platform'
import { useSyncExternalStore } from 'react'

type Drafts = Record<string, string>

const listeners = new Set<() => void>()
const nameOf = (memberId: string) => memberStorageName(memberId, 'chat-drafts')

function snapshot(memberId: string): string {
  try {
    return localStorage.getItem(nameOf(memberId)) ?? ''
  } catch {
    return ''
  }
}

function parse(text: string): Drafts {
  try {
    const value: unknown = JSON.parse(text || '{}')
    return typeof value === 'object' && value !== null ? (value as Drafts) : {}
  } catch {
    return {}
  }
}

/** What was typed in a room and not sent; kept over a reload, erased at sign-out. */
export const readDraft = (memberId: string, roomId: string): string => {
  const draft = parse(snapshot(memberId))[roomId]
  return typeof draft === 'string' ? draft : ''
}

export function keepDraft(memberId: string, roomId: string, text: string) {
  const { [roomId]: _, ...others } = parse(snapshot(memberId))
  const drafts = text.trim() === '' ? others : { ...others, [roomId]: text }
  try {
    localStorage.setItem(nameOf(memberId), JSON.stringify(drafts))
  } catch {
    // Full or refused: the draft then lives as long as its page.
  }
  for (const listener of listeners) listener()
}

/** The draft of a room as it changes. */
export function useDraft(memberId: string, roomId: string): string {
  const subscribe = (changed: () => void) => {
    listeners.add(changed)
    return () => listeners.delete(changed)
  }
  return useSyncExternalStore(subscribe, () => readDraft(memberId, roomId))
}
