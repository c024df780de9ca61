import {
  type Audience,
  type AudienceAttributes,
  audienceAttributesSchema,
  audienceText,
  type CanaryAnalysis,
  type Channel,
  canaryAnalysisSchema,
  type KeyRotation,
  type MoveResult,
  moveResultSchema,
  type Owner,
  ownerSchema,
  type PreviewLink,
  type ProofPicture,
  type PublishedVersion,
  previewLinkSchema,
  proofPictureSchema,
  publishedVersionSchema,
  type RehearsalPlan,
  type RehearsalResult,
  type Rehearsed,
  type ReleaseDiff,
  type ReleaseHistory,
  type ReleaseProofs,
  type ReleaseStatus,
  type ReleaseVersion,
  type RotatedKey,
  rehearsalPlanSchema,
  rehearsalResultSchema,
  releaseDiffSchema,
  releaseHeaders,
  releaseHistorySchema,
  releaseProofsSchema,
  releaseStatusSchema,
  releaseVersionSchema,
  rotatedKeySchema,
  shellName,
  type TeamRights,
  teamRightsSchema,
} from '@rafiq/platform-contracts'
import { call } from './call.ts'

export interface Upload {
  readonly remote: string
  readonly version: string
  readonly archive: Buffer
  /** base64 */
  readonly signature: string
  readonly channel: Channel
  /** Whole percent of visitors, for a canary. */
  readonly percent?: number | undefined
  /** Whom a canary is for. */
  readonly audience?: Audience | undefined
  readonly automatic: boolean
  readonly commit: string | undefined
  readonly seen: string | undefined
  /** The platform that it was promoted from. */
  readonly from?: string | undefined
  readonly confirmed: boolean
  readonly despiteProof: boolean
}

export interface UploadResult {
  readonly published: PublishedVersion
  /** Whether the version is new to the registry. */
  readonly stored: boolean
  /** The state of the registry from which on the version is live. */
  readonly revision: string
}

/** A version as its team uploaded it, with its signature in base64. */
export interface VersionArchive {
  readonly archive: Buffer
  readonly signature: string
  readonly commit: string | undefined
}

export interface Moved {
  readonly result: MoveResult
  readonly revision: string
}

/** The registry's HTTP API, behind the gateway. Every failure is a ReleaseError. */
export class ReleaseApi {
  readonly #url: string
  readonly #token: string

  constructor(url: string, token: string) {
    this.#url = url
    this.#token = token
  }

  async upload(upload: Upload): Promise<UploadResult> {
    const { remote, version, archive, signature, channel, percent, automatic } = upload
    const { audience, commit, seen, from, confirmed, despiteProof } = upload
    const response = await this.#call(`${remote}/versions`, {
      method: 'POST',
      body: new Uint8Array(archive),
      headers: {
        'content-type': 'application/gzip',
        [releaseHeaders.version]: version,
        [releaseHeaders.channel]: channel,
        [releaseHeaders.signature]: signature,
        [releaseHeaders.automatic]: String(automatic),
        [releaseHeaders.confirmed]: String(confirmed),
        [releaseHeaders.despiteProof]: String(despiteProof),
        ...(from !== undefined && { [releaseHeaders.from]: from }),
        ...(seen !== undefined && { [releaseHeaders.seen]: seen }),
        ...(percent !== undefined && { [releaseHeaders.percent]: String(percent) }),
        ...(audience && { [releaseHeaders.audience]: audienceText(audience) }),
        ...(commit !== undefined && { [releaseHeaders.commit]: commit }),
      },
    })
    return {
      published: publishedVersionSchema.parse(await response.json()),
      stored: response.status === 201,
      revision: revisionOf(response),
    }
  }

  /** `promote`, `rollback`, `canary`, `yank`, `disable` or `enable`. */
  async move(remote: string, action: string, details: object = {}): Promise<Moved> {
    const response = await this.#send(action === 'canary' ? 'PUT' : 'POST', `${remote}/${action}`, details)
    return { result: moveResultSchema.parse(await response.json()), revision: revisionOf(response) }
  }

  /** What a canary may be narrowed to. */
  async audience(): Promise<AudienceAttributes> {
    return audienceAttributesSchema.parse(await (await this.#call('audience')).json())
  }

  async setOwner(remote: string, owner: Owner): Promise<Owner> {
    return ownerSchema.parse(await (await this.#send('PUT', `${remote}/owner`, owner)).json())
  }

  /** Which remotes of the live composition work with a shell that gives this version of a module. */
  async rehearsalPlan({ module, version }: Rehearsed): Promise<RehearsalPlan> {
    const query = new URLSearchParams({ module, version })
    return rehearsalPlanSchema.parse(await (await this.#call(`${shellName}/rehearsal?${query}`)).json())
  }

  /** Begins a rehearsal, gives it another share, promotes it or takes it back. */
  async rehearse(
    action: '' | '/promote' | '/revert',
    details: object = {},
  ): Promise<{ result: RehearsalResult; revision: string }> {
    const response = await this.#send('POST', `${shellName}/rehearsal${action}`, details)
    return { result: rehearsalResultSchema.parse(await response.json()), revision: revisionOf(response) }
  }

  async previewLink(
    remote: string,
    name: string,
    details: { minutes: number; once: boolean },
  ): Promise<PreviewLink> {
    const response = await this.#send('POST', `${remote}/previews/${name}/links`, details)
    return previewLinkSchema.parse(await response.json())
  }

  /** What is live, and the revision that pages are composed from at this moment. */
  async status(): Promise<{ status: ReleaseStatus; liveRevision: string }> {
    const response = await this.#call('status')
    return {
      status: releaseStatusSchema.parse(await response.json()),
      liveRevision: response.headers.get(releaseHeaders.liveRevision) ?? '',
    }
  }

  /** How versions did in browsers in the last hour, and how canaries do. */
  async watch(): Promise<CanaryAnalysis> {
    return canaryAnalysisSchema.parse(await (await this.#call('watch?window=hour')).json())
  }

  async history(remote: string): Promise<ReleaseHistory> {
    return releaseHistorySchema.parse(await (await this.#call(`${remote}/history`)).json())
  }

  /** What browsers saw of its versions before they were live, newest first. */
  async proofs(remote: string): Promise<ReleaseProofs> {
    return releaseProofsSchema.parse(await (await this.#call(`${remote}/proofs`)).json())
  }

  async proofPicture(remote: string, id: string, place: number): Promise<ProofPicture> {
    return proofPictureSchema.parse(
      await (await this.#call(`${remote}/proofs/${id}/pictures/${place}`)).json(),
    )
  }

  async diff(remote: string, from: string, to: string): Promise<ReleaseDiff> {
    const query = new URLSearchParams({ from, to })
    return releaseDiffSchema.parse(await (await this.#call(`${remote}/diff?${query}`)).json())
  }

  /** Where a version comes from. */
  async version(remote: string, version: string): Promise<ReleaseVersion> {
    return releaseVersionSchema.parse(await (await this.#call(`${remote}/versions/${version}`)).json())
  }

  /** A version as its team uploaded it. */
  async archive(remote: string, version: string): Promise<VersionArchive> {
    const response = await this.#call(`${remote}/versions/${version}/archive`)
    return {
      archive: Buffer.from(await response.arrayBuffer()),
      signature: response.headers.get(releaseHeaders.signature) ?? '',
      commit: response.headers.get(releaseHeaders.commit) ?? undefined,
    }
  }

  /** Tokens and keys of a remote's team. */
  async rights(remote: string): Promise<TeamRights> {
    return teamRightsSchema.parse(await (await this.#call(`${remote}/rights`)).json())
  }

  /** @param right `token:<id>` or `key:<id>` */
  async revoke(remote: string, right: string, reason: string): Promise<TeamRights> {
    const path = `${remote}/rights/${right.replace(':', '/')}/revoke`
    return teamRightsSchema.parse(await (await this.#send('POST', path, { reason })).json())
  }

  async rotateKey(remote: string, rotation: KeyRotation): Promise<RotatedKey> {
    return rotatedKeySchema.parse(await (await this.#send('POST', `${remote}/keys`, rotation)).json())
  }

  /** Whether a file that browsers load is served. */
  async serves(path: string): Promise<boolean> {
    return (await fetch(new URL(path, this.#url), { method: 'HEAD' })).ok
  }

  #send(method: string, path: string, body: object): Promise<Response> {
    return this.#call(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  }

  #call(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...init.headers, authorization: `Bearer ${this.#token}` }
    return call(this.#url, `/api/releases/${path}`, { ...init, headers })
  }
}

function revisionOf(response: Response): string {
  return response.headers.get(releaseHeaders.revision) ?? ''
}
