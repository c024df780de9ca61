import { Inject, Injectable, type OnModuleInit } from '@nestjs/common'
import { EventBus } from '@rafiq/service-kit'
import { KeepBlock } from './keep-block.ts'

/** The second way in which blocks arrive: it survives what interrupts the first. */
@Injectable()
export class FollowBlocks implements OnModuleInit {
  constructor(
    @Inject(EventBus) private readonly events: EventBus,
    @Inject(KeepBlock) private readonly blocks: KeepBlock,
  ) {}

  onModuleInit(): void {
    this.events.subscribe('pair.blocked', 'chat', (change) => this.blocks.keep(change))
  }
}
