import { Inject, Injectable } from '@nestjs/common'
import { RateLimiter, type RateLimitRule } from '@rafiq/service-kit'

/** Far above what two people type, enough for an outbox that empties; counted here while Redis is away. */
const rules: Record<'member' | 'room', RateLimitRule> = {
  member: { name: 'messages', points: 60, seconds: 10, insured: true, portion: 10 },
  room: { name: 'room-messages', points: 90, seconds: 10, insured: true, portion: 10 },
}

/** How many messages a member may send, and a room take. */
@Injectable()
export class MessageLimits {
  constructor(@Inject(RateLimiter) private readonly limiter: RateLimiter) {}

  /** @throws TooManyRequestsError */
  ofMember(memberId: string): Promise<void> {
    return this.limiter.consume(rules.member, memberId)
  }

  /** @throws TooManyRequestsError */
  ofRoom(roomId: string): Promise<void> {
    return this.limiter.consume(rules.room, roomId)
  }
}
