import { Body, Controller, Get, Header, Param, Post } from '@nestjs/common'
import {
  type NewRequest,
  newRequestSchema,
  type OwnRequest,
  ownRequestSchema,
  ownRequestsSchema,
} from '@rafiq/contracts/moderation'
import { CurrentSession, idParam, RateLimit, Returns, ReturnsNothing, type Session } from '@rafiq/service-kit'
import { OwnRequests } from './own-requests.ts'

const writes = () => RateLimit({ name: 'requests', points: 30, seconds: 60, by: 'member' })

@Controller('api/user/requests')
export class OwnRequestsController {
  constructor(private readonly requests: OwnRequests) {}

  @Post()
  @writes()
  @Returns(ownRequestSchema, 201)
  make(
    @CurrentSession() { memberId }: Session,
    @Body({ schema: newRequestSchema }) request: NewRequest,
  ): Promise<OwnRequest> {
    return this.requests.make(memberId, request)
  }

  @Get()
  @Header('cache-control', 'no-store')
  @RateLimit({ name: 'own-requests', points: 120, seconds: 60, by: 'member' })
  @Returns(ownRequestsSchema)
  list(@CurrentSession() { memberId }: Session): Promise<OwnRequest[]> {
    return this.requests.list(memberId)
  }

  @Post(':id/withdraw')
  @writes()
  @ReturnsNothing()
  withdraw(@CurrentSession() { memberId }: Session, @Param('id', idParam) id: string): Promise<void> {
    return this.requests.withdraw(memberId, id)
  }
}
