/** What decides which versions a visitor gets. It names nobody. */
export interface Visitor {
  /** Random; undefined where the browser has none, and so is in no canary. */
  readonly seed: string | undefined
  /** The previews that this browser opened, by remote. */
  readonly previews: ReadonlyMap<string, string>
}

/** Somebody who gets what is stable. */
export const anybody: Visitor = { seed: undefined, previews: new Map() }

/** A browser that opened the link to a preview keeps a token of its own under this and the remote's name. */
export const previewCookiePrefix = 'preview-'
