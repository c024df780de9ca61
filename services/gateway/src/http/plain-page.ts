import type { Language, ProductConfig } from '@rafiq/platform-contracts'
import escapeHtml from 'escape-html'

export type Theme = ProductConfig['theme']
type Palette = Theme['light']

export const direction: Readonly<Record<Language, 'rtl' | 'ltr'>> = { ar: 'rtl', en: 'ltr' }

export interface PlainPage {
  readonly language: Language
  readonly theme: Theme
  readonly title: string
  readonly nonce: string
  /** HTML. */
  readonly main: readonly string[]
}

const variables = (palette: Palette): string =>
  Object.entries(palette)
    .map(([name, color]) => `--${name}: ${color}`)
    .join('; ')

const style = ({ light, dark, font }: Theme): string => `
:root { color-scheme: light dark; ${variables(light)} }
@media (prefers-color-scheme: dark) { :root { ${variables(dark)} } }
body { margin: 0; padding: 24px 16px; background: var(--page); color: var(--ink); font: 17px/1.75 ${font} }
main { max-width: 36rem; margin-inline: auto; display: grid; gap: 20px }
section { background: var(--raised); border: 1px solid var(--line); border-radius: 16px; padding: 20px 24px }
h1, h2 { margin: 0 0 8px; font-size: 1.3rem; font-weight: 600; color: var(--accent) }
p, dd { margin: 0; overflow-wrap: anywhere }
a { display: inline-flex; align-items: center; min-height: 44px; color: var(--accent) }
dl { margin: 16px 0 }
dt { color: var(--soft) }
dd + dt { margin-block-start: 12px }
.message { white-space: pre-wrap; unicode-bidi: plaintext }
`

/** A page of the gateway's own, without the shell: no script, and no request for more than its icon. */
export function plainPage({ language, theme, title, nonce, main }: PlainPage): string {
  return [
    '<!doctype html>',
    `<html lang="${language}" dir="${direction[language]}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    `<title>${escapeHtml(title)}</title>`,
    `<style nonce="${escapeHtml(nonce)}">${style(theme)}</style>`,
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
