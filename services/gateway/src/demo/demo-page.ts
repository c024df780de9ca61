import { type Language, languages, type ProductConfig } from '@rafiq/platform-contracts'
import escapeHtml from 'escape-html'
import { direction, plainPage, type Theme } from '../http/plain-page.ts'

type DemoPageConfig = ProductConfig['demoPages'][number]

/** What a link to the other site would have led to. */
export interface DemoVisit {
  /** The last segment of the address; null where the link has none. */
  readonly segment: string | null
  readonly query: string
  readonly nonce: string
}

/** What the site in whose place this page stands would be asked to do, in every language; the visitor's own first. */
export function demoPage(page: DemoPageConfig, theme: Theme, visit: DemoVisit, language: Language): string {
  const ordered = [language, ...languages.filter((other) => other !== language)]
  return plainPage({
    language,
    theme,
    title: page.texts[language].title,
    nonce: visit.nonce,
    main: ordered.map((one, place) => section(page, visit, one, place === 0 ? 'h1' : 'h2')),
  })
}

function section(
  { texts, segmentPrefix }: DemoPageConfig,
  { segment, query }: DemoVisit,
  language: Language,
  heading: 'h1' | 'h2',
): string {
  const text = texts[language]
  const shown =
    segment === null
      ? escapeHtml(text.noSegment)
      : `<bdi dir="ltr">${escapeHtml(segmentPrefix + segment)}</bdi>`
  return [
    `<section lang="${language}" dir="${direction[language]}">`,
    `<${heading}>${escapeHtml(text.title)}</${heading}>`,
    `<p>${escapeHtml(text.note)}</p>`,
    '<dl>',
    `<dt>${escapeHtml(text.segment)}</dt><dd>${shown}</dd>`,
    `<dt>${escapeHtml(text.query)}</dt><dd class="message">${escapeHtml(query || text.noQuery)}</dd>`,
    '</dl>',
    `<p>${escapeHtml(text.back)}</p>`,
    '</section>',
  ].join('\n')
}
