import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Global,
  Inject,
  Injectable,
  Module,
  SetMetadata,
  UseGuards,
} from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import type { FastifyRequest } from 'fastify'
import type { Session } from '../sessions/session.ts'
import type { ServiceSettings } from '../settings/schemas.ts'
import { SETTINGS } from '../tokens.ts'
import { addressKey } from './rate-limit-key.ts'
import { RateLimiter, type RateLimitRule } from './rate-limiter.ts'

/** `member` counts by address where there is no session. */
export type RateLimitBy = 'address' | 'member' | ((request: FastifyRequest) => string)

export interface RouteRateLimit<Settings = never> extends Omit<RateLimitRule, 'points'> {
  readonly by: RateLimitBy
  /** A number, or what the service's settings say. */
  readonly points: number | ((settings: Settings) => number)
}

const rateLimitsKey = 'rafiq:rate-limits'

@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limiter: RateLimiter,
    @Inject(SETTINGS) private readonly settings: ServiceSettings,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: Session | null }>()
    const rules =
      this.reflector.getAllAndOverride<RouteRateLimit[] | undefined>(rateLimitsKey, [
        context.getHandler(),
        context.getClass(),
      ]) ?? []
    for (const { by, points, ...rule } of rules) {
      // Each service decorates its routes by its own settings, which are the ones provided here.
      const most = typeof points === 'number' ? points : points(this.settings as never)
      await this.limiter.consume({ ...rule, points: most }, limitKey(by, request))
    }
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
export const RateLimit = <Settings extends ServiceSettings>(
  ...rules: [RouteRateLimit<Settings>, ...RouteRateLimit<Settings>[]]
): ClassDecorator & MethodDecorator =>
  applyDecorators(SetMetadata(rateLimitsKey, rules), UseGuards(RateLimitGuard))

/** Rate limits. Needs `RedisModule`. */
@Global()
@Module({ providers: [RateLimiter], exports: [RateLimiter] })
export class RateLimitsModule {}
