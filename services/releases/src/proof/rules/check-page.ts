import { shellName } from '@rafiq/platform-contracts'
import type { Compared } from '../page-state.ts'
import { type Finding, type Rule, stop } from './finding.ts'

/** Below this share of the live version's text a page has lost what it is for. */
const nextToNothing = 0.1
/** Letters from which on a share says something. */
const enoughText = 80

/** Whether the version shows its page at all. */
export const checkPage: Rule = (compared) => {
  const { candidate, live, remote, version } = compared
  if (live && live.outcome !== 'shown') return []
  if (candidate.outcome === 'crashed') return [stop('page', 'takes the tab with it: the page crashed')]
  if (candidate.outcome === 'hung') return [stop('page', 'freezes the page: it gives no answer any more')]
  if (candidate.shownBy === null && live?.shownBy === null) return []
  if (candidate.shownBy === null) {
    const isOwn = remote === shellName
    return [
      stop(
        'page',
        isOwn ? 'does not start: nothing of the shell’s page is shown' : 'shows nothing of the remote',
      ),
    ]
  }
  if (version !== undefined && candidate.shownBy !== version) {
    return [stop('page', `does not load or fails at once: ${candidate.shownBy} stood in for it`)]
  }
  if (candidate.waits && !live?.waits) return [stop('page', 'goes on waiting and shows nothing')]
  return contentOf(compared)
}

function contentOf({ candidate, live, difference }: Compared): Finding[] {
  if (candidate.letters === 0 && candidate.visibleElements === 0) return [stop('page', 'is empty')]
  if (live && live.letters >= enoughText && candidate.letters < live.letters * nextToNothing) {
    return [stop('page', `has ${candidate.letters} letters of text, and ${live.letters} in the live version`)]
  }
  if (difference?.blank) return [stop('pixels', 'is blank: nothing of it can be seen')]
  if (live && live.headings > 0 && candidate.headings === 0) return [stop('page', 'has lost its heading')]
  return []
}
