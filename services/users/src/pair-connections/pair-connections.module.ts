import { Module } from '@nestjs/common'
import { FollowConnections } from './follow-connections.ts'
import { PairConnectionsController } from './pair-connections.controller.ts'
import { PairConnectionsRepository } from './pair-connections.repository.ts'

@Module({
  controllers: [PairConnectionsController],
  providers: [PairConnectionsRepository, FollowConnections],
  exports: [PairConnectionsRepository],
})
export class PairConnectionsModule {}
