import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common'
import { registrationProofHeader } from '@rafiq/contracts/members'
import { addressKey, ForbiddenError, RateLimiter, SETTINGS, TooManyRequestsError } from '@rafiq/service-kit'
import type { FastifyRequest } from 'fastify'
import type { UsersSettings } from '../settings.ts'
import { RegistrationProofs } from './registration-proofs.ts'

const hour = 3600

/**
 * Who may register from an address: anybody within its allowance, then whoever shows a proof of work, up to a limit. Thousands
 * of phones share one address of their carrier.
 */
@Injectable()
export class RegistrationLimitsGuard implements CanActivate {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly proofs: RegistrationProofs,
    @Inject(SETTINGS) private readonly settings: UsersSettings,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { ip, headers } = context.switchToHttp().getRequest<FastifyRequest>()
    const address = addressKey(ip)
    const needsProof = !(await this.isWithinAllowance(address))
    const proof = headers[registrationProofHeader]
    // Asking for a proof is cheap, so it does not count: who solves one has two requests for each registration.
    if (needsProof && proof === undefined) throw new ForbiddenError('proof-required')
    await this.limiter.consume(
      { name: 'register', points: this.settings.REGISTRATION_LIMIT, seconds: hour },
      address,
    )
    if (needsProof && !(await this.proofs.spend(String(proof)))) throw new ForbiddenError('proof-refused')
    return true
  }

  private async isWithinAllowance(address: string): Promise<boolean> {
    const points = this.settings.REGISTRATION_ALLOWANCE
    try {
      await this.limiter.consume({ name: 'register-unproven', points, seconds: hour }, address)
      return true
    } catch (error) {
      if (error instanceof TooManyRequestsError) return false
      throw error
    }
  }
}
