import { randomBytes } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import type { Language } from '@rafiq/platform-contracts'
import { Clock, isSecure, SETTINGS, signPage, UnavailableError } from '@rafiq/service-kit'
import { wantedAttributes } from '../audience/wanted-attributes.ts'
import { type Arms, Compositions, type ServedPage } from '../composition/compositions.ts'
import { documentComposition } from '../composition/document-composition.ts'
import type { PageOwner } from '../composition/page-owner.ts'
import { reportingEndpoints } from '../crashes/take-browser-reports.ts'
import { plainPageHeaders } from '../http/plain-page.ts'
import { documentHeaders } from '../http/security-headers.ts'
import { LiveSource } from '../live/live-source.ts'
import type { GatewaySettings } from '../settings.ts'
import type { ShellRoot } from '../shell/shell-root.ts'
import { StableRoot } from '../shell/stable-root.ts'
import type { Visitor } from '../visitors/visitor.ts'
import { initialFrameOf, withInitialFrame } from './initial-frame.ts'
import { linkPreview } from './link-preview.ts'
import { lostPage } from './lost-page.ts'
import { moduleIntegrity } from './module-integrity.ts'
import { appPreloads, pagePreloads } from './preloads.ts'
import { prerenderedPage } from './prerendered.ts'
import { type DocumentTemplate, forRequest, renderDocument } from './render-document.ts'

export interface Document {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly html: string
}

/** Whom the words of a document are for. */
export interface Reader {
  readonly language: Language
  readonly signedIn: boolean
}

/** Templates kept: every route of every remote in two languages, over a few releases. */
const kept = 500
/** Seconds. */
const retryLater = { 'retry-after': '5' }

/** The document of any page path: rendered once per composition, reader and route; per request only its nonce and token. */
@Injectable()
export class Documents {
  private readonly templates = new Map<string, DocumentTemplate>()

  constructor(
    private readonly compositions: Compositions,
    private readonly root: StableRoot,
    private readonly clock: Clock,
    private readonly live: LiveSource,
    @Inject(SETTINGS) private readonly settings: GatewaySettings,
  ) {}

  /** @param replay id of the composition to open again, instead of the visitor's own */
  async for(path: string, reader: Reader, visitor: Visitor, replay?: string): Promise<Document> {
    const nonce = randomBytes(16).toString('base64')
    const page = await (replay === undefined ? this.compositions.current(visitor) : this.reopen(replay))
    if (typeof page === 'number') {
      const headers = { ...plainPageHeaders(nonce), ...(page === 503 && retryLater) }
      return {
        status: page,
        headers,
        html: lostPage(path, this.settings.PRODUCT_CONFIG.theme, reader.language, nonce),
      }
    }
    const owner = page.ownerOf(path)
    const { status, headers } = this.status(owner, nonce)
    const root = await this.root.current()
    const token = page.arms && this.tokenOf(page.composition.id, page.arms)
    return {
      status,
      headers: { ...headers, ...(token && reportingEndpoints(page.composition.id, token)) },
      html: forRequest(this.template(page, root, owner, reader), nonce, token),
    }
  }

  private tokenOf(composition: string, arms: Arms): string {
    const page = { id: randomBytes(12).toString('base64url'), composition, ...arms }
    return signPage(this.settings.PREVIEW_LINK_KEYS, page, this.clock.now())
  }

  /** The page, or the status that says why there is none: another one in its place would be taken for it. */
  private async reopen(id: string): Promise<ServedPage | 410 | 503> {
    try {
      return (await this.compositions.reopen(id)) ?? 410
    } catch (error) {
      if (error instanceof UnavailableError) return 503
      throw error
    }
  }

  private status(owner: PageOwner, nonce: string): Pick<Document, 'status' | 'headers'> {
    const headers = documentHeaders(nonce, isSecure(this.settings))
    if (owner.kind !== 'nobody') return { status: 200, headers }
    if (this.compositions.known) return { status: 404, headers }
    // Nobody knows yet which pages there are.
    return { status: 503, headers: { ...headers, ...retryLater } }
  }

  private template(page: ServedPage, root: ShellRoot, owner: PageOwner, reader: Reader): DocumentTemplate {
    const { language } = reader
    const frame = initialFrameOf(owner, reader.signedIn)
    const asksAudience = wantedAttributes(this.live.current).size > 0
    const key = `${page.composition.id} ${root.version} ${language} ${reader.signedIn} ${asksAudience} ${ownerKey(owner)}`
    const known = this.templates.get(key)
    if (known) return known
    const { manifest, skeleton } = page.shell
    const { PRODUCT_CONFIG: product, PUBLIC_URL: publicUrl } = this.settings
    const browserSettings = {
      ...this.settings.browserSettings,
      publicUrl,
      reportSample: this.settings.REPORT_SAMPLE,
      loadSeconds: this.settings.REMOTE_LOAD_SECONDS,
      ...(asksAudience && { audience: true }),
    }
    // It has what visitors see around a page, too.
    const whole = reader.signedIn
      ? undefined
      : prerenderedPage(page.shell.pages, owner, language, browserSettings)
    const template = renderDocument({
      language,
      product,
      shell: manifest,
      ...(whole === undefined
        ? {
            root: withInitialFrame(skeleton, manifest.initialFrames, frame, language),
            preloads: [...appPreloads(manifest), ...pagePreloads(owner, language, manifest)],
          }
        : { root: whole, isPrerendered: true, preloads: [] }),
      icons: root.icons,
      preview: linkPreview({
        owner,
        language,
        product,
        publicUrl,
        picture: root.previewPicture(language),
      }),
      composition: documentComposition({ page, shell: manifest, owner }),
      settings: browserSettings,
      modules: moduleIntegrity(page.remotes),
    })
    if (this.templates.size >= kept) this.templates.clear()
    this.templates.set(key, template)
    return template
  }
}

function ownerKey(owner: PageOwner): string {
  if (owner.kind === 'remote') return `${owner.manifest.name}${owner.route.path}`
  return owner.kind === 'shell' ? owner.route.path : ''
}
