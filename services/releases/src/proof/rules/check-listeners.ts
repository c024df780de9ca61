import { type Rule, stop, tell } from './finding.ts'

/** Whether what the page listens to, and its timers, end with it. */
export const checkListeners: Rule = ({ candidate, live }) =>
  Object.entries(candidate.left).flatMap(([kind, count]) => {
    const before = live?.left[kind] ?? 0
    if (count <= before) return []
    const report = live ? stop : tell
    return [report('listeners', `leaves ${count - before} more behind than the live version: ${kind}`)]
  })
