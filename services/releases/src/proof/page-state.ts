/** What became of a page that was opened: `hung` gives no answer any more, `crashed` took its process with it. */
export type Outcome = 'shown' | 'hung' | 'crashed'

/** In the place of the status of a call that nobody has made up an answer to. */
export const unanswered = 'unanswered'

/** What was seen of a page. Lists are sorted and have nothing twice; texts name no version, no id and no time. */
export interface PageState {
  readonly outcome: Outcome
  /** Where the browser was in the end. */
  readonly landed: string
  /** The version whose area is in the page; null where none of the remote is. */
  readonly shownBy: string | null
  /** It goes on waiting for something of its own. */
  readonly waits: boolean
  /** Letters in the area. */
  readonly letters: number
  /** Of them Arabic, 0 to 1. */
  readonly arabic: number
  /** Pictures, fields and the like in the area. */
  readonly visibleElements: number
  readonly headings: number
  /** Keys that stand where a text should. */
  readonly textKeys: readonly string[]
  /** Wider than the window. */
  readonly overflows: boolean
  /** Names in the window that the browser did not bring. */
  readonly globals: readonly string[]
  /** Functions of the language and of the browser that are others now. */
  readonly overwritten: readonly string[]
  /** What stays on window, document and body after the page was left: listeners and timers, by kind. */
  readonly left: Readonly<Record<string, number>>
  /** Styles and elements outside the remote's area that stay after the page was left. */
  readonly leftovers: readonly string[]
  /** How the frame around the area looks, by element. */
  readonly frame: Readonly<Record<string, string>>
  readonly errors: readonly string[]
  readonly warnings: readonly string[]
  /** Calls of the API by method, path and status, with how often. */
  readonly calls: Readonly<Record<string, number>>
  /** Requests to another origin. */
  readonly foreign: readonly string[]
  /** Bytes of the remote's own files that the page loaded, as they came. */
  readonly bytes: number
  /** What axe found, by rule, with its impact and how many elements. */
  readonly violations: Readonly<Record<string, Violation>>
}

export interface Violation {
  readonly impact: string
  readonly elements: number
}

/** How the pictures of two states differ; shares from 0 to 1. */
export interface PictureDifference {
  /** Of all pixels. */
  readonly changed: number
  /** Of the pixels above the remote's area. */
  readonly above: number
  /** The area has one colour and nothing else. */
  readonly blank: boolean
}

/** A candidate's state beside the live version's; without one where the live version has no such page. */
export interface Compared {
  /** Whose page it is: a remote's, or the shell's own. */
  readonly remote: string
  /** The version that has to show it; undefined where that cannot be known. */
  readonly version: string | undefined
  /** Whether the versions that are compared are the shell's. */
  readonly isShell?: boolean
  readonly candidate: PageState
  readonly live: PageState | undefined
  readonly difference: PictureDifference | undefined
}
