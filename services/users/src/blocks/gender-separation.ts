import { Inject, Injectable } from '@nestjs/common'
import type { Gender } from '@rafiq/contracts/questionnaire'
import { Clock, SETTINGS } from '@rafiq/service-kit'
import type { UsersSettings } from '../settings.ts'
import { type BlockChange, BlockRepository } from './block.repository.ts'
import { BlockAnnouncer } from './block-announcer.ts'

/**
 * When a gender was corrected, whoever has been in contact across it is held apart as by a block: cards, contacts and rooms
 * are gone for both. It is nobody's own block, so neither lifts it; a correction back does.
 */
@Injectable()
export class GenderSeparation {
  constructor(
    private readonly blocks: BlockRepository,
    private readonly announcer: BlockAnnouncer,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: UsersSettings,
  ) {}

  /** In the transaction of the correction. @returns what others are told of once it is committed */
  async settle(memberId: string, gender: Gender): Promise<BlockChange[]> {
    const changes = await this.blocks.releaseWithin(memberId, gender)
    if (this.settings.MATCH_SAME_GENDER) {
      changes.push(...(await this.blocks.holdAcross(memberId, gender, this.clock.now())))
    }
    for (const change of changes) await this.announcer.publish(change)
    return changes
  }

  async announce(changes: readonly BlockChange[]): Promise<void> {
    for (const change of changes) await this.announcer.call(change)
  }
}
