import { Injectable } from '@nestjs/common'
import type { TotpEnrolment } from '@rafiq/contracts/accounts'
import { Challenges } from './challenges.ts'
import { SecretBox } from './secret-box.ts'
import { newTotpSecret, totpUri } from './totp.ts'

/** Seconds in which a new secret has to be confirmed. */
const confirmWithin = 600

/** Authenticator apps on their way in: secrets that wait, sealed, for the first code. */
@Injectable()
export class TotpEnrolments {
  constructor(
    private readonly challenges: Challenges,
    private readonly box: SecretBox,
  ) {}

  async begin({ id, email }: { id: string; email: string }): Promise<TotpEnrolment> {
    const secret = newTotpSecret()
    const sealed = this.box.seal(secret, id)
    const enrolmentId = await this.challenges.keep('new-totp', id, sealed, confirmWithin)
    return { enrolmentId, secret, uri: totpUri(secret, email) }
  }

  /** Stays for another try; null where it has expired, or was never begun by this member. */
  async find(
    memberId: string,
    enrolmentId: string,
  ): Promise<{ secret: string; sealedSecret: string } | null> {
    const sealedSecret = await this.challenges.look('new-totp', memberId, enrolmentId)
    return sealedSecret === null ? null : { sealedSecret, secret: this.box.open(sealedSecret, memberId) }
  }

  async end(memberId: string, enrolmentId: string): Promise<void> {
    await this.challenges.take('new-totp', memberId, enrolmentId)
  }
}
