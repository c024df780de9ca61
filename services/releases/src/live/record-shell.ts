import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { ShellManifest } from '@rafiq/platform-contracts'
import { Clock } from '@rafiq/service-kit'
import { keepAnnounced } from '../registry/live-shells.ts'

/** Notes that a gateway was deployed with this shell, and serves it as long as none was released. */
@Injectable()
export class RecordShell {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async run(manifest: ShellManifest): Promise<void> {
    await keepAnnounced(this.em, manifest, this.clock.now())
  }
}
