import { Controller, Get, Injectable } from '@nestjs/common'
import {
  CurrentSession,
  InternalOnly,
  OptionalSession,
  Public,
  Roles,
  type Session,
  SessionAuthority,
  StepUp,
} from '../src/index.ts'

/** From when on whose sessions count; whoever is not named is unknown. */
export const validFrom = new Map<string, Date>()

@Injectable()
export class Members extends SessionAuthority {
  /** What happens after a session was read and before this is. */
  static meanwhile = async (): Promise<unknown> => undefined

  async sessionsValidFrom(memberId: string): Promise<Date | null> {
    await Members.meanwhile()
    return validFrom.get(memberId) ?? null
  }
}

@Controller('things')
export class ThingsController {
  @Get('mine')
  mine(@CurrentSession() session: Session) {
    return { memberId: session.memberId, role: session.role }
  }

  @Public()
  @Get('open')
  open() {
    return { open: true }
  }

  @OptionalSession()
  @Get('either')
  either(@CurrentSession() session: Session | null) {
    return { memberId: session?.memberId ?? null }
  }

  @Roles('moderator', 'admin')
  @Get('staff')
  staff() {
    return { staff: true }
  }

  @StepUp()
  @Get('guarded')
  guarded() {
    return { guarded: true }
  }

  @InternalOnly('chat', 'moderation')
  @Get('internal')
  internal() {
    return { internal: true }
  }
}

@InternalOnly('users')
@Controller('orders')
export class OrdersController {
  @Get()
  all() {
    return { all: true }
  }

  @InternalOnly('connections')
  @Get('one')
  one() {
    return { one: true }
  }
}
