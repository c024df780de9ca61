import { Controller, Get, Header } from '@nestjs/common'
import { type MemberLedger, memberLedgerSchema } from '@rafiq/contracts/members'
import { CurrentSession, RateLimit, Returns, type Session } from '@rafiq/service-kit'
import { ReadLedger } from './read-ledger.ts'

@Controller('api/user/ledger')
export class LedgerController {
  constructor(private readonly ledger: ReadLedger) {}

  @Get()
  @Header('cache-control', 'no-store')
  @RateLimit({ name: 'ledger', points: 120, seconds: 60, by: 'member' })
  @Returns(memberLedgerSchema)
  read(@CurrentSession() { memberId }: Session): Promise<MemberLedger> {
    return this.ledger.read(memberId)
  }
}
