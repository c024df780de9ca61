import { randomInt } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import {
  mostDerivations,
  type RegistrationChallenge,
  type RegistrationProof,
  registrationChallengeSchema,
  registrationProofAlgorithm,
  registrationProofSchema,
} from '@rafiq/contracts/members'
import { Clock, REDIS_PREFIX, SETTINGS } from '@rafiq/service-kit'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { Redis } from 'ioredis'
import type { UsersSettings } from '../settings.ts'

/** How long a challenge may be answered, in milliseconds: a slow phone needs seconds, an upload on a bad connection minutes. */
export const proofLifetime = 15 * 60_000

/** What the header says; null where it is no proof at all. */
function parseProof(header: string): RegistrationProof | null {
  try {
    return registrationProofSchema.parse(JSON.parse(header))
  } catch {
    return null
  }
}

/** Proofs of work: each is made for us, in time, and good for one registration. */
@Injectable()
export class RegistrationProofs {
  constructor(
    private readonly redis: Redis,
    @Inject(REDIS_PREFIX) private readonly prefix: string,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: UsersSettings,
  ) {}

  async challenge(): Promise<RegistrationChallenge> {
    const made = await createChallenge({
      algorithm: registrationProofAlgorithm,
      cost: this.settings.REGISTRATION_PROOF_COST,
      counter: randomInt(mostDerivations),
      deriveKey,
      expiresAt: new Date(this.clock.now().getTime() + proofLifetime),
      hmacSignatureSecret: this.settings.REGISTRATION_PROOF_KEYS[0],
    })
    return registrationChallengeSchema.parse(made)
  }

  /** Whether the header holds a proof that was not used before; from then on it was. */
  async spend(header: string): Promise<boolean> {
    const proof = parseProof(header)
    if (!proof) return false
    const { nonce, expiresAt } = proof.challenge.parameters
    const left = expiresAt * 1000 - this.clock.now().getTime()
    if (left <= 0 || !(await this.isSolved(proof))) return false
    const key = `${this.prefix}registration-proof:${nonce}`
    return (await this.redis.set(key, '1', 'PX', left, 'NX')) === 'OK'
  }

  private async isSolved(proof: RegistrationProof): Promise<boolean> {
    for (const hmacSignatureSecret of this.settings.REGISTRATION_PROOF_KEYS) {
      if ((await verifySolution({ ...proof, deriveKey, hmacSignatureSecret })).verified) return true
    }
    return false
  }
}
