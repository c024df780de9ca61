/** Runs in the page: what is wrong with its layout, in words. Sizes in CSS pixels. */
export function layoutFaults(): string[] {
  /** look.md's own measure, above the 24 px of WCAG 2.2. */
  const leastTarget = 44
  /** Fractions of a pixel are the browser's rounding. */
  const slack = 1

  const name = (element: Element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
    return `<${element.localName}> "${text}"`
  }
  const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  /** For screen readers alone: nothing of it is drawn. */
  const spokenOnly = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width <= 1 || height <= 1 || getComputedStyle(element).clipPath === 'inset(50%)'
  }

  const faults: string[] = []

  const headings = [...document.querySelectorAll('h1')].filter(shown)
  if (headings.length !== 1) faults.push(`${headings.length} first headings`)
  if (document.title.trim() === '') faults.push('no title')
  const sideways = document.documentElement.scrollWidth - document.documentElement.clientWidth
  if (sideways > 0) faults.push(`scrolls sideways by ${sideways}`)
  // With reduced motion; an overlay's way in and out then takes one millisecond.
  const moves = document.getAnimations().some((animation) => {
    const duration = Number(animation.effect?.getComputedTiming().activeDuration ?? 0)
    return animation.playState === 'running' && (animation instanceof CSSTransition || duration > 1)
  })
  if (moves) faults.push('something moves')

  const targets =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=option], [role=menuitem]'
  for (const target of document.querySelectorAll<HTMLElement>(targets)) {
    if (!shown(target) || target.closest('[inert]')) continue
    // A button beside it does the same.
    if (spokenOnly(target) && target.tabIndex === -1) continue
    // A link in a sentence is as high as its line.
    const sentence = target.parentElement?.textContent?.trim() !== target.textContent?.trim()
    if (target.localName === 'a' && getComputedStyle(target).display === 'inline' && sentence) continue
    const area = target.closest('label') ?? target
    const label = target instanceof HTMLInputElement ? target.labels?.[0] : null
    if (spokenOnly(area) && !label) continue
    const boxes = [area, ...(label ? [label] : [])].map((element) => element.getBoundingClientRect())
    const width = Math.max(...boxes.map((box) => box.width))
    const height = Math.max(...boxes.map((box) => box.height))
    if (width + slack < leastTarget || height + slack < leastTarget) {
      faults.push(`${name(target)} is a target of ${Math.round(width)} by ${Math.round(height)}`)
    }
  }

  // The dots of Arabic letters stand below the line: a box that cuts its text has to have room for them.
  for (const cut of document.querySelectorAll('.truncate, [class*="line-clamp-"]')) {
    if (!shown(cut) || cut.localName === 'select' || spokenOnly(cut)) continue
    const { lineHeight, fontSize } = getComputedStyle(cut)
    if (Number.parseFloat(lineHeight) < 1.69 * Number.parseFloat(fontSize)) {
      faults.push(`${name(cut)} is cut with too low a line`)
    }
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const holder = node.parentElement
    // A textarea shows its value, which scrolls; the text that it began with stands nowhere.
    if (!holder || holder.localName === 'textarea') continue
    const words = node.textContent?.trim()
    if (!words || !shown(holder)) continue
    // Ids, files and addresses look alike: they stand in `bdi`, `code` or links of their own.
    if (/^[a-z]+(?:\.[a-z][a-zA-Z]+)+$/.test(words) && !holder.closest('bdi, code, [dir=ltr]')) {
      faults.push(`${words} stands where a text should`)
    }
    const range = document.createRange()
    range.selectNodeContents(node)
    const text = range.getBoundingClientRect()
    for (let box: Element | null = holder; box && box !== document.body; box = box.parentElement) {
      if (spokenOnly(box)) break
      const style = getComputedStyle(box)
      if (style.display === 'inline') continue
      // An ellipsis says that there is more.
      if (style.textOverflow === 'ellipsis') break
      const { left, right, bottom } = box.getBoundingClientRect()
      const across = text.left < left - slack || text.right > right + slack
      const clipped = /hidden|clip/.test(style.overflowY) && style.webkitLineClamp === 'none'
      const below = clipped && text.bottom > bottom + slack
      if (across || below) {
        faults.push(`${name(holder)} is cut off by its ${box.localName}`)
        break
      }
      // What scrolls shows its text in another way, and what is laid out freely may leave the boxes around it.
      if (/auto|scroll/.test(style.overflowX + style.overflowY) || /absolute|fixed/.test(style.position))
        break
    }
  }
  return [...new Set(faults)]
}
