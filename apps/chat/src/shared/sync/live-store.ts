import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** Who types is forgotten after this long without another word of it; milliseconds. */
const typingLasts = 6000
/** A line that is away for less is not worth a word; milliseconds. */
const patience = 1500

/** Of each room with a message that is held up or refused: the last one's text. */
type Unsent = Readonly<Record<string, string>>
type Live = { connected: boolean; typing: Readonly<Record<string, true>>; unsent: Unsent }

/** What the list of rooms hears of the line and the outbox, whose code comes after it. */
const liveStore = createStore<Live>(() => ({ connected: false, typing: {}, unsent: {} }))

const timers = new Map<string, ReturnType<typeof setTimeout>>()

export function setTyping(roomId: string, types: boolean) {
  clearTimeout(timers.get(roomId))
  const { [roomId]: _, ...others } = liveStore.getState().typing
  liveStore.setState({ typing: types ? { ...others, [roomId]: true } : others })
  if (types)
    timers.set(
      roomId,
      setTimeout(() => setTyping(roomId, false), typingLasts),
    )
}

export function setConnected(connected: boolean) {
  liveStore.setState(connected ? { connected } : { connected, typing: {} })
}

export const setUnsent = (unsent: Unsent) => liveStore.setState({ unsent })

export const useUnsent = (roomId: string): string | undefined =>
  useStore(liveStore, ({ unsent }) => unsent[roomId])

export const useConnected = (): boolean => useStore(liveStore, ({ connected }) => connected)

export const useTyping = (roomId: string): boolean =>
  useStore(liveStore, ({ typing }) => typing[roomId] === true)

/** The line has been away long enough to say so. */
export function useAway(): boolean {
  const connected = useConnected()
  const [away, setAway] = useState(false)
  useEffect(() => {
    if (connected) return setAway(false)
    const timer = setTimeout(() => setAway(true), patience)
    return () => clearTimeout(timer)
  }, [connected])
  return away
}
