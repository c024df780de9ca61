/**
 * Runs in the page: by how many pixels it, or a bar that stands over it, is wider than the window where a reader has letters
 * twice as large. The page is left as it was.
 */
export function excessOfLargeLetters(): number {
  const root = document.documentElement
  root.style.fontSize = '200%'
  const bars = [...document.body.querySelectorAll('header, nav')].filter(
    (bar) => getComputedStyle(bar).position === 'fixed',
  )
  const widest = Math.max(...[root, ...bars].map(({ scrollWidth }) => scrollWidth))
  root.style.removeProperty('font-size')
  return Math.max(0, widest - root.clientWidth)
}
