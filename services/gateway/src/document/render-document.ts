import type { Composition, Language, ProductConfig, ShellManifest } from '@rafiq/platform-contracts'
import escapeHtml from 'escape-html'
import { direction } from '../http/plain-page.ts'
import type { LinkPreview } from './link-preview.ts'
import { type Asset, shellPath } from './preloads.ts'

export interface DocumentInput {
  readonly language: Language
  /** The words and colours that are there before any script. */
  readonly product: Pick<ProductConfig, 'document' | 'theme'>
  readonly shell: ShellManifest
  /** HTML that shows until the application runs: the frame of a page, or the page itself. */
  readonly root: string
  /** It is the page itself: the application takes it over when somebody needs it. */
  readonly isPrerendered?: boolean
  /** Well-known files that the shell ships, as `<link>` attributes. */
  readonly icons: readonly { readonly rel: string; readonly href: string; readonly type?: string }[]
  /** For whoever shows the link elsewhere; of public pages only. */
  readonly preview?: LinkPreview | undefined
  readonly composition: Composition
  /** What the browser must know of the deployment. */
  readonly settings: Readonly<Record<string, unknown>>
  /** Hashes of the modules that it may load, by their addresses. */
  readonly modules: Readonly<Record<string, string>>
  /** Files that this page needs besides the shell's own. */
  readonly preloads: readonly Asset[]
}

/** A document with holes where each request's own nonce and page token go. */
export type DocumentTemplate = readonly string[]

/** Cannot occur in the document: attributes and JSON never hold a NUL. */
const hole = '\0'
/** Where the page's token goes. Texts of the document are escaped, so no other part of it holds this. */
const tokenHole = '<!--page-token-->'

/** The document but for its nonces. Order matters: what the first view waits for comes first. */
export function renderDocument(input: DocumentInput): DocumentTemplate {
  const { language, shell, composition, settings } = input
  const { document, theme } = input.product
  const text = document[language]
  const html = [
    '<!doctype html>',
    `<html lang="${language}" dir="${direction[language]}">`,
    '<head>',
    '<meta charset="utf-8">',
    // A keyboard on the screen makes the page smaller, so what stands at its end stays in view.
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    `<title>${escapeHtml(text.title)}</title>`,
    `<meta name="description" content="${escapeHtml(text.description)}">`,
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${theme.light.page}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${theme.dark.page}">`,
    // Before anything that loads a module.
    ...importMap(input.modules),
    ...shell.styles.map(({ path, integrity }) =>
      link('stylesheet', shellPath(path), { integrity, crossorigin: '' }),
    ),
    ...shell.scripts.map(({ path, integrity }) =>
      preload({ path: shellPath(path), integrity, kind: 'script' }),
    ),
    ...input.preloads.map(preload),
    ...shell.fonts
      .filter((font) => font.languages.includes(language))
      .map(({ path }) =>
        link('preload', shellPath(path), { as: 'font', type: 'font/woff2', crossorigin: '' }),
      ),
    ...Object.entries(input.preview ?? {}).map(previewTag),
    ...input.icons.map(({ rel, href, type }) => link(rel, href, type === undefined ? {} : { type })),
    `<script type="application/json" id="composition">${jsonForScript(composition)}</script>`,
    `<script type="application/json" id="settings">${jsonForScript(settings)}</script>`,
    tokenHole,
    ...shell.scripts.map(({ path, integrity }) => script(shellPath(path), integrity)),
    '</head>',
    '<body>',
    `<noscript><p>${escapeHtml(text.noScript)}</p></noscript>`,
    `<div id="root"${input.isPrerendered ? ' data-prerendered' : ''}>${input.root}</div>`,
    '</body>',
    '</html>',
    '',
  ].join('\n')
  return html.split(hole)
}

/**
 * The document of one request.
 *
 * @param pageToken by which the page votes in canaries; of none where it is no visitor's own
 */
export function forRequest(template: DocumentTemplate, nonce: string, pageToken?: string): string {
  const meta =
    pageToken === undefined ? '' : `<meta${attributes({ name: 'page-token', content: pageToken })}>`
  return template.join(nonce).replace(tokenHole, () => meta)
}

/** Twitter's own card is named, Open Graph's properties are properties. */
function previewTag([name, content]: [string, string]): string {
  const key = name.startsWith('og:') ? 'property' : 'name'
  return `<meta${attributes({ [key]: name, content })}>`
}

/** A script's preload is used only where nonce, crossorigin and integrity are those of the script itself. */
function preload({ path, integrity, kind }: Asset): string {
  if (kind === 'module') return link('modulepreload', path, { nonce: hole, integrity, crossorigin: '' })
  const nonce = kind === 'script' ? { nonce: hole } : {}
  return link('preload', path, { as: kind, ...nonce, integrity, crossorigin: '' })
}

function importMap(integrity: Readonly<Record<string, string>>): string[] {
  if (Object.keys(integrity).length === 0) return []
  return [`<script type="importmap" nonce="${hole}">${jsonForScript({ integrity })}</script>`]
}

function script(path: string, integrity: string): string {
  return `<script defer${attributes({ src: path, nonce: hole, integrity, crossorigin: '' })}></script>`
}

function link(rel: string, href: string, rest: Readonly<Record<string, string>>): string {
  return `<link${attributes({ rel, href, ...rest })}>`
}

function attributes(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
    .join('')
}

/** JSON for a `<script type="application/json">`: nothing in it can close the element or open a comment. */
function jsonForScript(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
}
