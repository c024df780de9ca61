import { Global, Module } from '@nestjs/common'
import { RateLimiter } from './rate-limiter.ts'

/** Rate limits. Needs `RedisModule`. */
@Global()
@Module({ providers: [RateLimiter], exports: [RateLimiter] })
export class RateLimitsModule {}
