import { Controller, Get, Inject, Param, Query, SerializeOptions } from '@nestjs/common'
import {
  type AccountsQuery,
  accountChangedSchema,
  accountsQuerySchema,
  type EventData,
} from '@rafiq/contracts'
import { InternalOnly, NotFoundError } from '@rafiq/service-kit'
import { MemberRepository } from '../members/member.repository.ts'
import { toAccountChanged } from '../members/to-account-changed.ts'
import { memberIdParam } from '../support/params.ts'

/** For the moderation service, which was not there when most of the accounts were made. */
@InternalOnly('moderation')
@Controller('internal/accounts')
export class AccountsController {
  constructor(@Inject(MemberRepository) private readonly members: MemberRepository) {}

  @Get()
  @SerializeOptions({ schema: accountChangedSchema })
  async list(
    @Query({ schema: accountsQuerySchema }) { after, limit }: AccountsQuery,
  ): Promise<EventData<'account.changed'>[]> {
    return (await this.members.page(after ?? null, limit)).map(toAccountChanged)
  }

  /** For one that it does not know yet. 404: there is none. */
  @InternalOnly('moderation', 'releases')
  @Get(':memberId')
  @SerializeOptions({ schema: accountChangedSchema })
  async read(@Param('memberId', memberIdParam) memberId: string): Promise<EventData<'account.changed'>> {
    const member = await this.members.find(memberId)
    if (!member) throw new NotFoundError()
    return toAccountChanged(member)
  }
}
