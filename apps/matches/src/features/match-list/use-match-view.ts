import { useSearchParams } from '@rafiq/platform/router'
import { type MatchView, readView, wholeView, writeView } from './match-view.ts'

/** The view that the address asks for, so that a reload, Back and a kept link lead to it; and how to change it. */
export function useMatchView() {
  const [params, setParams] = useSearchParams()
  const view = readView(params)
  const set = (next: MatchView) => setParams(writeView(next), { replace: true, preventScrollReset: true })
  return {
    view,
    change: (change: Partial<MatchView>) => set({ ...view, ...change }),
    /** Everybody, in the same order. */
    clear: () => set({ ...wholeView, sort: view.sort }),
  }
}
