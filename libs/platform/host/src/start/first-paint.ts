/** Milliseconds from the first frame on, for a page that shows nothing (yet): it must start all the same. */
const afterFrame = 300
/** Milliseconds in which there was no frame. A slow phone takes more than `afterFrame` to draw its first one. */
const withoutFrame = 2_000

/**
 * When the document's own words are on the screen. A script that begins before then is time during which nothing can
 * be read. At once where nobody looks or the browser does not tell.
 */
export function firstPaint(): Promise<void> {
  if (document.visibilityState === 'hidden' || !tellsPaint()) return Promise.resolve()
  return new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      resolve()
    }).observe({ type: 'paint', buffered: true })
    requestAnimationFrame(() => setTimeout(resolve, afterFrame))
    setTimeout(resolve, withoutFrame)
  })
}

const tellsPaint = () => globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint') ?? false
