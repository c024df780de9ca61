import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Global,
  Injectable,
  Module,
  SetMetadata,
  UseGuards,
} from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import type { FastifyRequest } from 'fastify'
import type { Session } from '../sessions/session.ts'
import { addressKey } from './rate-limit-key.ts'
import { RateLimiter, type RateLimitRule } from './rate-limiter.ts'

/** `member` counts by address where there is no session. */
export type RateLimitBy = 'address' | 'member' | ((request: FastifyRequest) => string)

export interface RouteRateLimit extends RateLimitRule {
  readonly by: RateLimitBy
}

const rateLimitsKey = 'rafiq:rate-limits'

@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limiter: RateLimiter,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: Session | null }>()
    const rules =
      this.reflector.getAllAndOverride<RouteRateLimit[] | undefined>(rateLimitsKey, [
        context.getHandler(),
        context.getClass(),
      ]) ?? []
    for (const rule of rules) await this.limiter.consume(rule, limitKey(rule.by, request))
    return true
  }
}

function limitKey(by: RateLimitBy, request: FastifyRequest & { user?: Session | null }): string {
  if (typeof by === 'function') return by(request)
  if (by === 'member' && request.user) return request.user.memberId
  return addressKey(request.ip)
}

/**
 * Limits a route, or all routes of a controller together (one or the other); answers 429 with Retry-After. Runs after
 * the session guard, and on a controller before the guards of the decorators above it.
 */
export const RateLimit = (
  ...rules: [RouteRateLimit, ...RouteRateLimit[]]
): ClassDecorator & MethodDecorator =>
  applyDecorators(SetMetadata(rateLimitsKey, rules), UseGuards(RateLimitGuard))

/** Rate limits. Needs `RedisModule`. */
@Global()
@Module({ providers: [RateLimiter], exports: [RateLimiter] })
export class RateLimitsModule {}
