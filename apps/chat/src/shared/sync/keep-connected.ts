import { type ChatSocket, reconnectDelay } from '@rafiq/chat-client'
import { lastingListener } from '@rafiq/platform'
import { setConnected } from './live-store.ts'

type KeepConnected = {
  onConnect: () => void
  /** Reads and sends what waited: the connection may be back, or the session over. */
  refresh: () => void
}

/**
 * Reconnects where Socket.IO does not by itself: after the server closed the connection, because the session ended or the
 * server is going, and at once when the browser is online again or its page is looked at again.
 *
 * @returns stops doing so
 */
export function keepConnected(socket: ChatSocket, { onConnect, refresh }: KeepConnected): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  let isAsked = false
  const reconnectSoon = () => {
    if (isStopped) return
    refresh()
    clearTimeout(timer)
    timer = setTimeout(() => socket.connect(), reconnectDelay)
  }
  socket.on('connect', () => {
    isAsked = false
    setConnected(true)
    onConnect()
    refresh()
  })
  socket.on('disconnect', (reason) => {
    setConnected(false)
    if (reason === 'io server disconnect') reconnectSoon()
  })
  socket.on('connect_error', () => {
    setConnected(false)
    if (!socket.active) return reconnectSoon()
    // Whether the platform is out of reach too: not every browser says so, and what is read tells. Once, for all at once.
    if (isAsked) return
    isAsked = true
    refresh()
  })
  const onReturn = () => {
    if (document.visibilityState !== 'visible') return
    if (!socket.connected) socket.connect()
    refresh()
  }
  // As long as something waits to be sent, also while another page is shown.
  const ends = [
    lastingListener(window, 'online', onReturn),
    lastingListener(document, 'visibilitychange', onReturn),
  ]
  return () => {
    isStopped = true
    clearTimeout(timer)
    for (const end of ends) end()
  }
}
