import { Module } from '@nestjs/common'
import { CallersModule } from '../callers/callers.module.ts'
import { RegistryModule } from '../registry/registry.module.ts'
import { StoreModule } from '../store/store.module.ts'
import { PlanCandidate } from './plan-candidate.ts'
import { ProofSession } from './proof-session.ts'
import { ProofsController } from './proofs.controller.ts'
import { ProveCandidate } from './prove-candidate.ts'
import { ShowCandidate } from './show-candidate.ts'
import { StoredProofs } from './stored-proofs.ts'

@Module({
  imports: [CallersModule, RegistryModule, StoreModule],
  controllers: [ProofsController],
  providers: [PlanCandidate, ProofSession, ProveCandidate, ShowCandidate, StoredProofs],
  exports: [ProveCandidate],
})
export class ProofModule {}
