import type { CanaryVisitor } from '@rafiq/service-kit/canaries'

/** What decides which versions a visitor gets. It names nobody. */
export interface Visitor extends CanaryVisitor {
  /** The previews that this browser opened, by remote. */
  readonly previews: ReadonlyMap<string, string>
}

/** Somebody who gets what is stable. */
export const anybody: Visitor = { seed: undefined, previews: new Map(), audience: {} }

/** A browser that opened the link to a preview keeps a token of its own under this and the remote's name. */
export const previewCookiePrefix = 'preview-'
