import type { BrowserSettings, Composition } from '@rafiq/platform-contracts'

/** JSON that the gateway put into the document; its schemas are checked where it is made. */
function readJson<T>(id: string, missing: T): T {
  const text = document.getElementById(id)?.textContent
  return text ? (JSON.parse(text) as T) : missing
}

export const readComposition = (): Composition =>
  readJson<Composition>('composition', { id: 'none', microFrontends: {}, restricted: [], previews: [] })

/** What the browser must know of the deployment. */
export const settings: BrowserSettings = readJson<BrowserSettings>('settings', {
  publicUrl: location.origin,
  reportSample: 1,
  loadSeconds: 4,
})

/** The nonce of this document, for styles that a library injects (Radix scroll lock). */
export const cspNonce: string | undefined =
  document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined
