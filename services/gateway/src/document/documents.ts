import { randomBytes } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import type { BrowserSettings, Language } from '@rafiq/contracts'
import { isSecure, SETTINGS, UnavailableError } from '@rafiq/service-kit'
import { Compositions, type ServedPage } from '../composition/compositions.ts'
import type { PageOwner } from '../composition/page-owner.ts'
import type { GatewaySettings } from '../settings.ts'
import { Shell } from '../shell/shell.ts'
import type { Visitor } from '../visitors/visitor.ts'
import { lostPage } from './lost-page.ts'
import { openingOf, skeletonWith } from './opening.ts'
import { plainPageHeaders } from './plain-page.ts'
import { pagePreloads } from './preloads.ts'
import { type DocumentTemplate, renderDocument, withNonce } from './render-document.ts'
import { documentHeaders } from './security-headers.ts'

export interface Document {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly html: string
}

/** Templates kept: every route of every remote in two languages, over a few releases. */
const kept = 500
/** Seconds. */
const retryLater = { 'retry-after': '5' }

/** The document of any page path: rendered once per composition, language and route; per request only its nonce. */
@Injectable()
export class Documents {
  readonly #compositions: Compositions
  readonly #shell: Shell
  readonly #settings: BrowserSettings
  readonly #secure: boolean
  readonly #templates = new Map<string, DocumentTemplate>()

  constructor(
    @Inject(Compositions) compositions: Compositions,
    @Inject(Shell) shell: Shell,
    @Inject(SETTINGS) settings: GatewaySettings,
  ) {
    this.#compositions = compositions
    this.#shell = shell
    this.#settings = browserSettings(settings)
    this.#secure = isSecure(settings)
  }

  /** @param replay id of the composition to open again, instead of the visitor's own */
  async for(path: string, language: Language, visitor: Visitor, replay?: string): Promise<Document> {
    const nonce = randomBytes(16).toString('base64')
    const page = replay === undefined ? this.#compositions.current(visitor) : await this.#reopen(replay)
    if (typeof page === 'number') {
      const headers = { ...plainPageHeaders(nonce), ...(page === 503 && retryLater) }
      return { status: page, headers, html: lostPage(path, language, nonce) }
    }
    const owner = page.ownerOf(path)
    return {
      ...this.#status(owner, nonce),
      html: withNonce(this.#template(page, owner, language), nonce),
    }
  }

  /** The page, or the status that says why there is none: another one in its place would be taken for it. */
  async #reopen(id: string): Promise<ServedPage | 410 | 503> {
    try {
      return (await this.#compositions.reopen(id)) ?? 410
    } catch (error) {
      if (error instanceof UnavailableError) return 503
      throw error
    }
  }

  #status(owner: PageOwner, nonce: string): Pick<Document, 'status' | 'headers'> {
    const headers = documentHeaders(nonce, this.#secure)
    if (owner.kind !== 'nobody') return { status: 200, headers }
    if (this.#compositions.known) return { status: 404, headers }
    // Nobody knows yet which pages there are.
    return { status: 503, headers: { ...headers, ...retryLater } }
  }

  #template(page: ServedPage, owner: PageOwner, language: Language): DocumentTemplate {
    const key = `${page.composition.id} ${language} ${ownerKey(owner)}`
    const known = this.#templates.get(key)
    if (known) return known
    const { manifest, skeleton } = page.shell
    const template = renderDocument({
      language,
      shell: manifest,
      skeleton: skeletonWith(skeleton, manifest.openings, openingOf(owner), language),
      icons: this.#shell.icons,
      composition: page.composition,
      settings: this.#settings,
      preloads: pagePreloads(owner, language, manifest),
    })
    if (this.#templates.size >= kept) this.#templates.clear()
    this.#templates.set(key, template)
    return template
  }
}

function ownerKey(owner: PageOwner): string {
  if (owner.kind === 'remote') return `${owner.manifest.name}${owner.route.path}`
  return owner.kind === 'shell' ? owner.route.path : ''
}

function browserSettings(settings: GatewaySettings): BrowserSettings {
  return {
    publicUrl: settings.PUBLIC_URL,
    supportEmail: settings.SUPPORT_EMAIL,
    whatsappUrl: settings.WHATSAPP_URL,
    demo: settings.DEMO,
    strictPasswords: settings.PASSWORD_POLICY === 'strict',
    reportSample: settings.REPORT_SAMPLE,
  }
}
