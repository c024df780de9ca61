import { type Language, type PrerenderedPage, settingHole } from '@rafiq/platform-contracts'
import escapeHtml from 'escape-html'
import type { PageOwner } from '../composition/page-owner.ts'

type Settings = Readonly<Record<string, unknown>>

/**
 * The page itself as HTML, as its shell's build rendered it for deployments like this one; undefined where it did not,
 * where the page is a remote's, or where it needs a text that is not set here.
 */
export function prerenderedPage(
  pages: readonly PrerenderedPage[],
  owner: PageOwner,
  language: Language,
  settings: Settings,
): string | undefined {
  if (owner.kind !== 'shell') return undefined
  const page = pages.find(
    (one) => one.path === owner.route.path && one.language === language && holds(one.settings, settings),
  )
  const html = page && withSettings(page.html, settings)
  // A worker that shows a kept document at another address takes it out, as it does the first words of a page.
  return html && `<!--initial-frame-->${html}<!--/initial-frame-->`
}

const holds = (wanted: Settings, settings: Settings) =>
  Object.entries(wanted).every(([name, value]) => settings[name] === value)

const hole = new RegExp(settingHole(String.raw`(\w+)`).replaceAll(/[{}]/g, String.raw`\$&`), 'g')

function withSettings(html: string, settings: Settings): string | undefined {
  if ([...html.matchAll(hole)].some(([, name = '']) => typeof settings[name] !== 'string')) return undefined
  return html.replaceAll(hole, (_, name: string) => escapeHtml(String(settings[name])))
}
