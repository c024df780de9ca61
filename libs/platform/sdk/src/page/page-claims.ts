import { useLayoutEffect } from 'react'
import { createStore } from 'zustand/vanilla'
import { pageWide } from '../host/page-wide.ts'

/** How many mounted pages claim something of the frame: one that leaves and the one that comes overlap. */
const createClaims = () => createStore<{ pages: number }>(() => ({ pages: 0 }))

export const appScreenStore = pageWide('app-screen', () => createClaims())
export const ownNoticeStore = pageWide('own-notice', () => createClaims())

function useClaim(claims: typeof appScreenStore, asked: boolean): void {
  useLayoutEffect(() => {
    if (!asked) return
    const change = (by: 1 | -1) => claims.setState(({ pages }) => ({ pages: pages + by }))
    change(1)
    return () => change(-1)
  }, [claims, asked])
}

/**
 * Makes this page an app's screen on phones (below 48 rem): no header, footer or bar of the shell, as high as what a
 * person sees, above a keyboard too. Notices of the shell stand inside it, and the page gets the rest: its outermost
 * element takes `grow min-h-0` and scrolls within. Wider screens keep their frame.
 */
export function useAppScreen(asked = true): void {
  useClaim(appScreenStore, asked)
}

/**
 * This page says by itself, in its own place and words, that there is no connection: for one that can be worked with
 * meanwhile. The host's notice is not shown beside it.
 */
export function useOwnOfflineNotice(): void {
  useClaim(ownNoticeStore, true)
}
