import { type Language, type PrerenderedPage, settingHole } from '@rafiq/platform-contracts'
import { JSDOM, VirtualConsole } from 'jsdom'

type Page = Omit<PrerenderedPage, 'html'>

const direction: Readonly<Record<Language, string>> = { ar: 'rtl', en: 'ltr' }

/** Values that differ from deployment to deployment: the gateway puts its own in these places. */
const filledLater = { supportEmail: settingHole('supportEmail') }

/** What the document's policy refuses. */
const refused = /<(?:script|style)\b|\s(?:style|on\w+)=/

/** Rendering to a string is over at once; ports of Node would keep the build from ending. */
class NothingLater {
  readonly port1 = {}
  readonly port2 = { postMessage: () => undefined }
}

/**
 * Renders a page in a document of its own, as the browser of a visitor would have it.
 *
 * @param script what makes `prerenderPage` of `src/prerender.ts`
 * @throws Error where the page has something in it that a document may not hold
 */
export async function prerenderPage(script: string, { path, language, settings }: Page): Promise<string> {
  const known = JSON.stringify({
    publicUrl: '',
    reportSample: 0,
    loadSeconds: 4,
    ...filledLater,
    ...settings,
  })
  const { window } = new JSDOM(
    `<!doctype html><html lang="${language}" dir="${direction[language]}"><script type="application/json" id="settings">${known}</script>`,
    { url: `http://localhost${path}`, runScripts: 'outside-only', virtualConsole: new VirtualConsole() },
  )
  Object.assign(window, { TextEncoder, Request, MessageChannel: NothingLater })
  try {
    window.eval(script)
    const html: string = await window.prerenderPage()
    const [found] = refused.exec(html) ?? []
    if (found) throw new Error(`${path} cannot be prerendered: its policy refuses "${found.trim()}" in HTML.`)
    return html
  } finally {
    window.close()
  }
}
