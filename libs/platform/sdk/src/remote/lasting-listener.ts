type Target = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/**
 * Listens to the window or the document beyond the pages of a remote: what else one adds there and leaves behind is removed when
 * it leaves, and charged to its version.
 *
 * @returns ends it
 */
export function lastingListener(target: Target, type: string, listener: () => void): () => void {
  target.addEventListener(type, listener)
  return () => target.removeEventListener(type, listener)
}
