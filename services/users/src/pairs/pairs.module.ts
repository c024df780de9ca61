import { Module } from '@nestjs/common'
import { HiddenPairs } from './hidden-pairs.ts'
import { PairConnectionsController } from './pair-connections.controller.ts'
import { PairConnections } from './pair-connections.ts'

@Module({
  controllers: [PairConnectionsController],
  providers: [HiddenPairs, PairConnections],
  exports: [HiddenPairs, PairConnections],
})
export class PairsModule {}
