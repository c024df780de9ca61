import { useSession } from '@rafiq/platform'
import { useQueryClient } from '@rafiq/platform/query'
import { createContext, useContext, useEffect, useState } from 'react'
import type { LiveChat } from './live-chat.ts'

/** The page's live chat; null until its code is loaded, and where that failed. */
const LiveChatContext = createContext<LiveChat | null>(null)

export const LiveChatProvider = LiveChatContext.Provider
export const useLiveChat = (): LiveChat | null => useContext(LiveChatContext)

/** Milliseconds until code that could not be loaded is loaded again. */
const reloadDelay = 3000

/**
 * Keeps the chat of whoever is signed in live, while the page of conversations is open and until everything is sent that
 * was typed there.
 */
export function useOpenLiveChat(memberId: string | undefined): LiveChat | null {
  const { token } = useSession()
  const client = useQueryClient()
  const [live, setLive] = useState<LiveChat | null>(null)
  useEffect(() => {
    if (token === null || memberId === undefined) return
    let opened: LiveChat | null = null
    let closed = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const open = async () => {
      try {
        const { retainLiveChat } = await import(/* webpackChunkName: "live-chat" */ './current-live-chat.ts')
        if (closed) return
        opened = retainLiveChat({ token, memberId, client })
        setLive(opened)
      } catch {
        timer = setTimeout(open, reloadDelay)
      }
    }
    void open()
    return () => {
      closed = true
      clearTimeout(timer)
      opened?.release()
      setLive(null)
    }
  }, [token, memberId, client])
  return live
}
