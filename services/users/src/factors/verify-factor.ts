import { Injectable } from '@nestjs/common'
import type { PasskeyProof, PasskeyRequest, Role, StepUpWay } from '@rafiq/contracts/accounts'
import { Clock } from '@rafiq/service-kit'
import type { ChallengePurpose } from './challenges.ts'
import { FactorRepository } from './factor.repository.ts'
import { PasskeyCeremonies } from './passkey-ceremonies.ts'
import { RecoveryCodeRepository } from './recovery-codes.repository.ts'
import { SecretBox } from './secret-box.ts'
import { stepUpWaysOf } from './to-account-security.ts'
import { totpStep } from './totp.ts'

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

/** What a passkey answers: for which purpose and whom it is asked. */
export interface AskedProof {
  purpose: ChallengePurpose
  subject: string
}

/** Asks for a proof, judges it and uses it up: a code and an answer to a challenge are good once, also of two at once. */
@Injectable()
export class VerifyFactor {
  constructor(
    private readonly factors: FactorRepository,
    private readonly codes: RecoveryCodeRepository,
    private readonly passkeys: PasskeyCeremonies,
    private readonly box: SecretBox,
    private readonly clock: Clock,
  ) {}

  /** What an account can confirm with. */
  async waysOf({ id, role }: { id: string; role: Role }): Promise<StepUpWay[]> {
    return stepUpWaysOf(role, await this.factors.of(id))
  }

  /** What the browser's passkeys are asked. */
  async offerPasskey(memberId: string, { purpose, subject }: AskedProof): Promise<PasskeyRequest> {
    const { passkeys } = await this.factors.of(memberId)
    return this.passkeys.offerProof(purpose, subject, passkeys)
  }

  async verify(
    memberId: string,
    proof: FactorProof,
    { purpose, subject }: AskedProof,
  ): Promise<FactorVerdict> {
    if ('totp' in proof) return this.verifyTotp(memberId, proof.totp)
    if ('recoveryCode' in proof) {
      const recoveryCodesLeft = await this.codes.use(memberId, proof.recoveryCode)
      if (recoveryCodesLeft === null) return { verdict: 'wrong' }
      return { verdict: 'right', by: 'recovery-code', recoveryCodesLeft }
    }
    const passkey = await this.passkeys.verifyProof(purpose, subject, proof, memberId)
    if (passkey === 'expired') return { verdict: 'expired' }
    return passkey ? { verdict: 'right', by: 'passkey' } : { verdict: 'wrong' }
  }

  private async verifyTotp(memberId: string, code: string): Promise<FactorVerdict> {
    const { totp } = await this.factors.of(memberId)
    if (!totp) return { verdict: 'wrong' }
    const now = this.clock.now()
    const step = totpStep(this.box.open(totp.sealedSecret, memberId), code, now)
    const taken = step !== null && (await this.factors.useTotpStep(memberId, step, now))
    return taken ? { verdict: 'right', by: 'totp' } : { verdict: 'wrong' }
  }
}
