import { Inject, Injectable } from '@nestjs/common'
import type { PasskeyProof } from '@rafiq/contracts'
import { Clock } from '@rafiq/service-kit'
import type { ChallengePurpose } from './challenges.ts'
import { FactorRepository } from './factor.repository.ts'
import { PasskeyCeremonies } from './passkey-ceremonies.ts'
import { RecoveryCodeRepository } from './recovery-codes.repository.ts'
import { totpStep } from './totp.ts'
import { TotpSecrets } from './totp-secrets.ts'

/** What was shown in proof of a second factor. */
export type FactorProof =
  | { totp: string }
  | { recoveryCode: string }
  | { challengeId: string; passkey: PasskeyProof }

/** What came of it; `recoveryCodesLeft` where one of them was used. */
export type FactorVerdict =
  | { verdict: 'right'; by: 'totp' | 'passkey' }
  | { verdict: 'right'; by: 'recovery-code'; recoveryCodesLeft: number }
  | { verdict: 'wrong' | 'expired' }

/** Judges a proof and uses it up: a code and an answer to a challenge are good once, also of two at once. */
@Injectable()
export class VerifyFactor {
  constructor(
    @Inject(FactorRepository) private readonly factors: FactorRepository,
    @Inject(RecoveryCodeRepository) private readonly codes: RecoveryCodeRepository,
    @Inject(PasskeyCeremonies) private readonly passkeys: PasskeyCeremonies,
    @Inject(TotpSecrets) private readonly secrets: TotpSecrets,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** @param challenge what the passkey answers: for which purpose and whom it was asked */
  async verify(
    memberId: string,
    proof: FactorProof,
    challenge: { purpose: ChallengePurpose; subject: string },
  ): Promise<FactorVerdict> {
    if ('totp' in proof) return this.verifyTotp(memberId, proof.totp)
    if ('recoveryCode' in proof) {
      const recoveryCodesLeft = await this.codes.use(memberId, proof.recoveryCode)
      if (recoveryCodesLeft === null) return { verdict: 'wrong' }
      return { verdict: 'right', by: 'recovery-code', recoveryCodesLeft }
    }
    const { purpose, subject } = challenge
    const passkey = await this.passkeys.verifyProof(purpose, subject, proof, memberId)
    if (passkey === 'expired') return { verdict: 'expired' }
    return passkey ? { verdict: 'right', by: 'passkey' } : { verdict: 'wrong' }
  }

  private async verifyTotp(memberId: string, code: string): Promise<FactorVerdict> {
    const { totp } = await this.factors.of(memberId)
    if (!totp) return { verdict: 'wrong' }
    const now = this.clock.now()
    const step = totpStep(this.secrets.open(totp), code, now)
    const taken = step !== null && (await this.factors.useTotpStep(memberId, step, now))
    return taken ? { verdict: 'right', by: 'totp' } : { verdict: 'wrong' }
  }
}
