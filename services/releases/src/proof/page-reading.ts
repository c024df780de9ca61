/// <reference lib="dom" />
import type { Subject } from './subject.ts'

/** What `readSnapshot` sees. */
export interface PageSnapshot {
  readonly path: string
  readonly shownBy: string | null
  readonly waits: boolean
  /** Characters of the texts in the area, hidden ones as well. */
  readonly characters: number
  readonly visibleElements: number
  readonly elements: number
}

/** A look that costs little and lays nothing out, for finding out whether a page has come to rest. Runs in the page. */
export function readSnapshot({ name, area }: Subject): PageSnapshot {
  const areas = [...document.querySelectorAll<HTMLElement>(area)]
  const seen = 'img,svg,canvas,video,audio,iframe,input,button,select,textarea,meter,progress,hr'
  return {
    path: location.pathname,
    // The shell's own page is in an element that names no version.
    shownBy: areas[0] ? (areas[0].dataset.remote?.slice(name.length + 1) ?? name) : null,
    waits: areas.some((area) => area.querySelector('[data-page-waiting],[aria-busy="true"]') !== null),
    characters: areas.reduce((sum, { textContent }) => sum + (textContent ?? '').trim().length, 0),
    visibleElements: areas.reduce((sum, area) => sum + area.querySelectorAll(seen).length, 0),
    elements: document.getElementsByTagName('*').length,
  }
}

/** What `readPage` reads, beside what only the browser's own events tell. */
export interface PageReading extends PageSnapshot {
  readonly letters: number
  readonly arabic: number
  readonly headings: number
  readonly textKeys: string[]
  readonly overflows: boolean
  readonly frame: Record<string, string>
  readonly bytes: number
  readonly area: {
    readonly top: number
    readonly bottom: number
    readonly left: number
    readonly right: number
  } | null
}

/**
 * Everything that can be read of a page that has come to rest. Runs in the page.
 *
 * @param files below which those of the candidate lie, whosever page it is
 */
export function readPage({
  subject,
  files,
  snapshot,
}: {
  subject: Subject
  files: string
  snapshot: PageSnapshot
}): PageReading {
  const areas = [...document.querySelectorAll<HTMLElement>(subject.area)]
  const inArea = (element: Element) => element.closest('[data-remote]') !== null
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is seen by nobody
  const text = areas.map((area) => area.innerText).join(' ')
  const letters = text.match(/\p{L}/gu) ?? []
  const arabic = text.match(/\p{Script=Arabic}/gu) ?? []

  // A key stands alone where its text is missing; addresses and file names look alike.
  const key = /^(?:[a-z][\w-]*:)?[a-z][\w-]*(?:\.[a-z][\w-]*)+$/i
  const noKey =
    /\.(?:com|net|org|sa|test|io|app|dev|me|co|pdf|png|jpe?g|webp|svg|csv|json|js|ts|txt|zip|html|css)$/i
  const spoken = ['aria-label', 'placeholder', 'alt', 'title']
  const worded = [...document.querySelectorAll<HTMLElement>(subject.words)]
  const texts = [
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is seen by nobody
    ...worded.flatMap(({ innerText }) => innerText.split('\n')),
    ...worded.flatMap((area) =>
      [...area.querySelectorAll(spoken.map((name) => `[${name}]`).join())].flatMap((element) =>
        spoken.map((name) => element.getAttribute(name) ?? ''),
      ),
    ),
  ]
  const textKeys = texts.map((line) => line.trim()).filter((line) => key.test(line) && !noKey.test(line))

  const properties = [
    'color',
    'background-color',
    'font-family',
    'font-size',
    'font-weight',
    'line-height',
    'display',
    'visibility',
    'opacity',
    'text-transform',
    'text-decoration-line',
    'border-top-width',
    'padding-top',
    'filter',
    'transform',
    'direction',
  ]
  const frame: Record<string, string> = {}
  for (const element of document.querySelectorAll<HTMLElement>(
    'html,body,header,footer,main,header a,header button,footer a,nav a',
  )) {
    if (inArea(element) || (element.matches('a,button') && element.getClientRects().length === 0)) continue
    const style = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const isInView =
      element.matches('header a,header button') && y > 0 && y < innerHeight && x > 0 && x < innerWidth
    const top = isInView ? document.elementFromPoint(x, y) : null
    const covered = top !== null && !element.contains(top) && !top.contains(element)
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .trim()
      .replace(/[\d\u0660-\u0669]+/g, '')
    const label = element.matches('a,button') ? ` "${name.slice(0, 30)}"` : ''
    const inside = element.closest('header,footer,nav')?.tagName.toLowerCase()
    const place = element.matches('a,button') ? `${inside ?? ''} ` : ''
    frame[`${place}${element.tagName.toLowerCase()}${label}`] = [
      ...properties.map((property) => `${property}: ${style.getPropertyValue(property)}`),
      ...(covered ? ['covered'] : []),
    ].join('; ')
  }

  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const bytes = resources
    .filter(({ name }) => new URL(name).pathname.startsWith(files))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)

  const boxes = areas.map((area) => area.getBoundingClientRect()).filter(({ height }) => height > 0)
  const edge = (of: (box: DOMRect) => number, pick: (...values: number[]) => number) =>
    Math.round(pick(...boxes.map(of)))
  return {
    ...snapshot,
    letters: letters.length,
    arabic: letters.length === 0 ? 0 : arabic.length / letters.length,
    headings: areas.reduce((sum, area) => sum + area.querySelectorAll('h1,h2,h3,[role="heading"]').length, 0),
    textKeys: [...new Set(textKeys)].sort(),
    overflows: document.documentElement.scrollWidth > innerWidth + 1,
    frame,
    bytes,
    area:
      boxes.length === 0
        ? null
        : {
            top: edge(({ top }) => top, Math.min),
            bottom: edge(({ bottom }) => bottom, Math.max),
            left: edge(({ left }) => left, Math.min),
            right: edge(({ right }) => right, Math.max),
          },
  }
}
