import { useOffline } from '@rafiq/platform'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** Who types is forgotten after this long without another event; milliseconds. */
const typingLasts = 6000
/** A connection that is lost for less is not worth a word; milliseconds. */
const noticeDelay = 1500

/** Of each room with a message that is held up or refused: the last one's text. */
type Unsent = Readonly<Record<string, string>>
type Live = { connected: boolean; typing: Readonly<Record<string, true>>; unsent: Unsent }

/** What the list of rooms knows of the connection and the outbox, whose code is loaded after it. */
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

/** A socket whose line is cut notices it late: the page knows before. */
export function useConnected(): boolean {
  const connected = useStore(liveStore, (live) => live.connected)
  const offline = useOffline()
  return connected && !offline
}

export const useTyping = (roomId: string): boolean =>
  useStore(liveStore, ({ typing }) => typing[roomId] === true)

/** The connection has been lost for long enough to say so. */
export function useConnectionLost(): boolean {
  const connected = useConnected()
  const [lost, setLost] = useState(false)
  useEffect(() => {
    if (connected) return setLost(false)
    const timer = setTimeout(() => setLost(true), noticeDelay)
    return () => clearTimeout(timer)
  }, [connected])
  return lost
}
