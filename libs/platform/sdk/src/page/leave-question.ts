import { useEffect, useRef, useState } from 'react'
import { type Blocker, useBlocker } from 'react-router'
import { linkTo } from './pages.ts'

/** Whether a page still asks before it is left for an address. Read when it matters, never when it is rendered. */
type Asks = (pathname: string) => boolean

type LeaveQuestion = {
  asks: Asks
  /** Whether closing or reloading would lose something; the browser then asks in its own words. */
  loses: () => boolean
}

let openQuestion: (() => Promise<boolean>) | null = null

/** For what leaves the page and does something first (signing out): whether it may. */
export const mayLeave = (): Promise<boolean> => openQuestion?.() ?? Promise.resolve(true)

/**
 * A page that asks before it is left. While `asking`, the page shows its own dialog, which answers by `stay` or
 * `leave`; before `leave` the page must stop asking. Steps of one page (same path, other search) are not leaving.
 */
export function useLeaveQuestion({ asks, loses }: LeaveQuestion) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      nextLocation.pathname !== currentLocation.pathname && asks(nextLocation.pathname),
  )
  const [answer, setAnswer] = useState<{ give: (leaves: boolean) => void } | null>(null)

  useEffect(() => {
    const ask = () => {
      if (!asks(linkTo('home'))) return Promise.resolve(true)
      return new Promise<boolean>((give) => setAnswer({ give }))
    }
    openQuestion = ask
    return () => {
      if (openQuestion === ask) openQuestion = null
    }
  }, [asks])

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (loses()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [loses])

  // The second press of a double click comes before the page has heard of the first.
  const settled = useRef<Blocker>(null)
  const settle = (leaves: boolean) => {
    answer?.give(leaves)
    setAnswer(null)
    if (blocker.state !== 'blocked' || settled.current === blocker) return
    settled.current = blocker
    if (leaves) blocker.proceed()
    else blocker.reset()
  }
  return {
    asking: answer !== null || blocker.state === 'blocked',
    stay: () => settle(false),
    leave: () => settle(true),
  }
}
