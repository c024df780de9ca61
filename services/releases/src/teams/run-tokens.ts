import { Inject, Injectable } from '@nestjs/common'
import { Clock, SETTINGS, UnauthorizedError, UnavailableError } from '@rafiq/service-kit'
import { createRemoteJWKSet, decodeJwt, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { z } from 'zod'
import type { ReleasesSettings } from '../settings.ts'
import { provenanceOf } from './provenance-of.ts'
import type { PublishIssuer } from './publish-issuers.ts'
import type { Publisher } from './publish-tokens.ts'

/** Three parts, the first of which begins a JSON object; a publish token has no dot. */
const jwt = /^Bearer (eyJ[\w-]+\.[\w-]+\.[\w-]+)$/i
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA']
/** Milliseconds that an issuer has to answer. */
const timeout = 5_000
const discoverySchema = z.object({ issuer: z.string(), jwks_uri: z.url() })

/** What is wrong with the token, not with whoever could tell. */
const rejections = [
  errors.JWTClaimValidationFailed,
  errors.JWTExpired,
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JWKSNoMatchingKey,
  errors.JOSEAlgNotAllowed,
]

/** Runs of pipelines publish by the OIDC token of the run: it is good for minutes, and there is none to keep. */
@Injectable()
export class RunTokens {
  private readonly keys = new Map<string, JWTVerifyGetKey>()

  constructor(
    private readonly clock: Clock,
    @Inject(SETTINGS)
    private readonly settings: Pick<ReleasesSettings, 'PUBLISH_ISSUERS' | 'PUBLIC_URL'>,
  ) {}

  /**
   * Whose run an `authorization: Bearer …` header is of.
   *
   * @param remote that it is about, where the route names one
   * @returns undefined for what is no OIDC token
   * @throws UnauthorizedError where no issuer that is believed made it for this platform, or its subject publishes nothing
   * @throws UnavailableError while the issuer's keys cannot be read
   */
  async authenticate(header: string | undefined, remote?: string): Promise<Publisher | undefined> {
    const token = jwt.exec(header ?? '')?.[1]
    if (token === undefined) return undefined
    const issuer = this.issuerOf(token)
    if (!issuer) throw unauthorized()
    const claims = await this.verify(token, issuer)
    const subject = claims.sub ?? ''
    const own = Object.entries(issuer.remotes).flatMap(([name, subjects]) =>
      subjects.includes(subject) ? [name] : [],
    )
    const [first] = own
    if (first === undefined) throw unauthorized()
    return {
      actor: `run:${subject}`,
      remote: own.find((name) => name === remote) ?? first,
      provenance: provenanceOf(issuer.issuer, claims),
    }
  }

  private issuerOf(token: string): PublishIssuer | undefined {
    try {
      const { iss } = decodeJwt(token)
      return this.settings.PUBLISH_ISSUERS.find(({ issuer }) => issuer === iss)
    } catch {
      return undefined
    }
  }

  /** @returns what the issuer says of the run */
  private async verify(token: string, { issuer }: PublishIssuer): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(token, await this.keysOf(issuer), {
        issuer,
        audience: new URL(this.settings.PUBLIC_URL).origin,
        algorithms,
        requiredClaims: ['sub', 'exp', 'iat'],
        currentDate: this.clock.now(),
      })
      return payload
    } catch (cause) {
      if (rejections.some((rejection) => cause instanceof rejection)) throw unauthorized()
      throw new UnavailableError({ cause })
    }
  }

  /** The keys are read again by themselves when one comes that is not among them. */
  private async keysOf(issuer: string): Promise<JWTVerifyGetKey> {
    const known = this.keys.get(issuer)
    if (known) return known
    const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
    const answer = await fetch(address, { signal: AbortSignal.timeout(timeout) })
    const discovered = discoverySchema.parse(await answer.json())
    if (discovered.issuer !== issuer) throw new Error(`${address} is about ${discovered.issuer}`)
    const keys = createRemoteJWKSet(new URL(discovered.jwks_uri), { timeoutDuration: timeout })
    this.keys.set(issuer, keys)
    return keys
  }
}

const unauthorized = () =>
  new UnauthorizedError(undefined, {
    message:
      'This token of a run publishes nothing here: its issuer, its audience (the address of the platform) or its subject is none that the operator has let in.',
  })
