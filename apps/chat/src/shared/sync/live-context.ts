import { useSession } from '@rafiq/platform'
import { useQueryClient } from '@rafiq/platform/query'
import { createContext, useContext, useEffect, useState } from 'react'
import type { Live } from './start-live.ts'

/** The live line of the page; null until it has been loaded, and where it could not be. */
const LiveContext = createContext<Live | null>(null)

export const LiveProvider = LiveContext.Provider
export const useLive = (): Live | null => useContext(LiveContext)

/** How long to wait before the line's code is asked for again; milliseconds. */
const reloadDelay = 3000

/**
 * Opens the line for whoever is signed in, while the page of conversations is open and until everything is sent that was
 * typed there.
 */
export function useOpenLive(memberId: string | undefined): Live | null {
  const { token } = useSession()
  const client = useQueryClient()
  const [live, setLive] = useState<Live | null>(null)
  useEffect(() => {
    if (token === null || memberId === undefined) return
    let opened: Live | null = null
    let closed = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const open = async () => {
      try {
        const { takeLive } = await import(/* webpackChunkName: "live" */ './keep-live.ts')
        if (closed) return
        opened = takeLive({ token, memberId, client })
        setLive(opened)
      } catch {
        timer = setTimeout(open, reloadDelay)
      }
    }
    void open()
    return () => {
      closed = true
      clearTimeout(timer)
      opened?.leave()
      setLive(null)
    }
  }, [token, memberId, client])
  return live
}
