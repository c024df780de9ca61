import { Controller, Get, Param, Post } from '@nestjs/common'
import { type Pair, pairSchema } from '@rafiq/contracts/matching'
import { InternalOnly, idParam, Returns } from '@rafiq/service-kit'
import { ReadPair } from './read-pair.ts'

/** Whether two members match, for the services in which they meet. */
@InternalOnly('connections', 'chat')
@Controller('internal/pairs')
export class PairController {
  constructor(private readonly pairs: ReadPair) {}

  @Get(':memberId/:otherId')
  @Returns(pairSchema)
  read(
    @Param('memberId', idParam) memberId: string,
    @Param('otherId', idParam) otherId: string,
  ): Promise<Pair> {
    return this.pairs.read(memberId, otherId)
  }

  @InternalOnly('connections')
  @Post(':memberId/:otherId/introductions')
  @Returns(pairSchema)
  introduce(
    @Param('memberId', idParam) memberId: string,
    @Param('otherId', idParam) otherId: string,
  ): Promise<Pair> {
    return this.pairs.introduce(memberId, otherId)
  }
}
