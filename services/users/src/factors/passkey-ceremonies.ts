import { Inject, Injectable } from '@nestjs/common'
import {
  type NewPasskey,
  type PasskeyCreation,
  type PasskeyProof,
  type PasskeyRequest,
  passkeyCreationOptionsSchema,
  passkeyRequestOptionsSchema,
} from '@rafiq/contracts/accounts'
import { Clock, RuleError, SETTINGS } from '@rafiq/service-kit'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { UsersSettings } from '../settings.ts'
import { type ChallengePurpose, Challenges } from './challenges.ts'
import type { Passkey } from './factor.entities.ts'
import { FactorRepository } from './factor.repository.ts'

/** Seconds in which a browser has to answer. */
const answerWithin = 300
const timeout = answerWithin * 1000

/** What a new passkey is kept with. */
export type VerifiedPasskey = Pick<
  Passkey,
  'credentialId' | 'publicKey' | 'counter' | 'transports' | 'synced'
>

/** How an authenticator knows the account; the member's id says nothing to it. */
const userHandle = (memberId: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(memberId)
const descriptor = ({ credentialId: id, transports }: Passkey) => ({ id, transports })

/** WebAuthn's two ceremonies, bound to this platform's origin; the user is verified in both. */
@Injectable()
export class PasskeyCeremonies {
  private readonly origin: string
  private readonly rpID: string

  constructor(
    private readonly challenges: Challenges,
    private readonly factors: FactorRepository,
    private readonly clock: Clock,
    @Inject(SETTINGS) settings: UsersSettings,
  ) {
    const { origin, hostname } = new URL(settings.PUBLIC_URL)
    this.origin = origin
    this.rpID = hostname
  }

  /** @param member to whose account it will belong, with what the authenticator shows as its name */
  async offerCreation(
    member: { id: string; email: string },
    known: readonly Passkey[],
  ): Promise<PasskeyCreation> {
    const options = await generateRegistrationOptions({
      rpName: 'Rafiq · رفيق',
      rpID: this.rpID,
      userName: member.email,
      userDisplayName: member.email,
      userID: userHandle(member.id),
      timeout,
      attestationType: 'none',
      excludeCredentials: known.map(descriptor),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const challengeId = await this.challenges.keep('new-passkey', member.id, options.challenge, answerWithin)
    return { challengeId, options: passkeyCreationOptionsSchema.parse(options) }
  }

  /** @throws RuleError `challenge-expired`, `wrong-second-factor` */
  async verifyCreation(
    memberId: string,
    challengeId: string,
    response: NewPasskey,
  ): Promise<VerifiedPasskey> {
    const expectedChallenge = await this.challenges.take('new-passkey', memberId, challengeId)
    if (!expectedChallenge) throw new RuleError('challenge-expired')
    const { registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: this.origin,
      expectedRPID: this.rpID,
      requireUserVerification: true,
    }).catch(rejected)
    if (!registrationInfo) throw new RuleError('wrong-second-factor')
    const { credential, credentialBackedUp } = registrationInfo
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: response.response.transports ?? [],
      synced: credentialBackedUp,
    }
  }

  /** @param known where it is known whose they are; else the browser offers what it has */
  async offerProof(
    purpose: ChallengePurpose,
    subject: string,
    known?: readonly Passkey[],
  ): Promise<PasskeyRequest> {
    const options = await generateAuthenticationOptions({
      rpID: this.rpID,
      timeout,
      userVerification: 'required',
      ...(known && { allowCredentials: known.map(descriptor) }),
    })
    const challengeId = await this.challenges.keep(purpose, subject, options.challenge, answerWithin)
    return { challengeId, options: passkeyRequestOptionsSchema.parse(options) }
  }

  /**
   * Whose passkey answered a challenge.
   * @param memberId whose it has to be, where that is known
   * @returns null for a wrong or unknown passkey; `expired` for a challenge that is over or was answered
   */
  async verifyProof(
    purpose: ChallengePurpose,
    subject: string,
    { challengeId, passkey: response }: { challengeId: string; passkey: PasskeyProof },
    memberId?: string,
  ): Promise<Passkey | 'expired' | null> {
    const expectedChallenge = await this.challenges.take(purpose, subject, challengeId)
    if (!expectedChallenge) return 'expired'
    const passkey = await this.factors.passkey(response.id)
    if (!passkey || (memberId !== undefined && passkey.memberId !== memberId)) return null
    const handle = response.response.userHandle
    if (handle && !Buffer.from(handle, 'base64url').equals(userHandle(passkey.memberId))) return null
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: this.origin,
      expectedRPID: this.rpID,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
        transports: passkey.transports,
      },
    }).catch(rejected)
    if (!verified || !authenticationInfo) return null
    const taken = await this.factors.usePasskey(passkey, authenticationInfo.newCounter, this.clock.now())
    return taken ? passkey : null
  }
}

/** The library throws for whatever does not fit: what was sent is wrong, whatever it was. */
const rejected = () =>
  ({ verified: false, registrationInfo: undefined, authenticationInfo: undefined }) as const
