/** A page that shows nothing (yet) must start all the same; milliseconds. */
const timeLimit = 300

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
    setTimeout(resolve, timeLimit)
  })
}

const tellsPaint = () => globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint') ?? false
