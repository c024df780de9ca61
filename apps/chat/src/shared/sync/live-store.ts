import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** Who types is forgotten after this long without another word of it; milliseconds. */
const typingLasts = 6000
/** A line that is away for less is not worth a word; milliseconds. */
const patience = 1500

type Live = { connected: boolean; typing: Readonly<Record<string, true>> }

/** What the socket alone knows: whether it is there, and in which rooms the other one types. */
const liveStore = createStore<Live>(() => ({ connected: false, typing: {} }))

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
