import { randomBytes } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import type { BrowserSettings, Language } from '@rafiq/contracts'
import { SETTINGS } from '@rafiq/service-kit'
import { Compositions, type ServedPage } from '../composition/compositions.ts'
import type { PageOwner } from '../composition/page-owner.ts'
import type { GatewaySettings } from '../settings.ts'
import { Shell } from '../shell/shell.ts'
import type { Visitor } from '../visitors/visitor.ts'
import { openingOf, skeletonWith } from './opening.ts'
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
const retryAfterSeconds = 5

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
    this.#secure = settings.PUBLIC_URL.startsWith('https:')
  }

  /** @param replay id of the composition to serve instead of the visitor's own, where somebody still knows it */
  async for(path: string, language: Language, visitor: Visitor, replay?: string): Promise<Document> {
    const replayed = replay === undefined ? undefined : await this.#compositions.find(replay)
    const page = replayed ?? this.#compositions.current(visitor)
    const owner = page.ownerOf(path)
    const nonce = randomBytes(16).toString('base64')
    return {
      ...this.#status(owner, nonce),
      html: withNonce(this.#template(page, owner, language), nonce),
    }
  }

  #status(owner: PageOwner, nonce: string): Pick<Document, 'status' | 'headers'> {
    const headers = documentHeaders(nonce, this.#secure)
    if (owner.kind !== 'nobody') return { status: 200, headers }
    if (this.#compositions.known) return { status: 404, headers }
    // Nobody knows yet which pages there are.
    return { status: 503, headers: { ...headers, 'retry-after': String(retryAfterSeconds) } }
  }

  #template(page: ServedPage, owner: PageOwner, language: Language): DocumentTemplate {
    const key = `${page.composition.id} ${language} ${ownerKey(owner)}`
    const known = this.#templates.get(key)
    if (known) return known
    const template = renderDocument({
      language,
      shell: this.#shell.manifest,
      skeleton: skeletonWith(this.#shell.skeleton, this.#shell.manifest.openings, openingOf(owner), language),
      icons: this.#shell.icons,
      composition: page.composition,
      settings: this.#settings,
      preloads: pagePreloads(owner, language, this.#shell.manifest),
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
