import type { Language } from '@rafiq/contracts'
import { escapeHtml } from './escape.ts'
import { direction } from './text.ts'

export interface PlainPage {
  readonly language: Language
  readonly title: string
  readonly nonce: string
  /** HTML. */
  readonly main: readonly string[]
}

const style = `
:root { color-scheme: light dark; --page: #fbf7f0; --raised: #fff; --ink: #1c2421; --soft: #55615c; --line: #e7ddcd; --palm: #1f5b4a }
@media (prefers-color-scheme: dark) {
  :root { --page: #101b18; --raised: #182622; --ink: #eaf1ec; --soft: #a9b8b1; --line: #2c3d37; --palm: #7cc7ac }
}
body { margin: 0; padding: 24px 16px; background: var(--page); color: var(--ink); font: 17px/1.75 "IBM Plex Sans Arabic", "IBM Plex Sans", system-ui, sans-serif }
main { max-width: 36rem; margin-inline: auto; display: grid; gap: 20px }
section { background: var(--raised); border: 1px solid var(--line); border-radius: 16px; padding: 20px 24px }
h1, h2 { margin: 0 0 8px; font-size: 1.3rem; font-weight: 600; color: var(--palm) }
p, dd { margin: 0; overflow-wrap: anywhere }
a { display: inline-flex; align-items: center; min-height: 44px; color: var(--palm) }
dl { margin: 16px 0 }
dt { color: var(--soft) }
dd + dt { margin-block-start: 12px }
.message { white-space: pre-wrap; unicode-bidi: plaintext }
`

/** A page of the gateway's own, without the shell: no script, and no request for more than its icon. */
export function plainPage({ language, title, nonce, main }: PlainPage): string {
  return [
    '<!doctype html>',
    `<html lang="${language}" dir="${direction[language]}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    `<title>${escapeHtml(title)}</title>`,
    `<style nonce="${escapeHtml(nonce)}">${style}</style>`,
    '</head>',
    '<body>',
    '<main>',
    ...main,
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

export const plainPageHeaders = (nonce: string): Record<string, string> => ({
  'content-security-policy': `default-src 'none'; img-src 'self'; style-src 'nonce-${nonce}'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  vary: 'cookie',
})
