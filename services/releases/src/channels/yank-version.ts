import { Injectable } from '@nestjs/common'
import type { Yank } from '@rafiq/platform-contracts'
import { UnavailableError } from '@rafiq/service-kit'
import type { Caller } from '../callers/caller.ts'
import { VersionStore } from '../store/version-store.ts'
import { MoveChannels, type Moved } from './move-channels.ts'
import { yankMove } from './requested-moves.ts'

/** Takes a version away for good: out of every channel first, then its files out of the storage. */
@Injectable()
export class YankVersion {
  constructor(
    private readonly channels: MoveChannels,
    private readonly store: VersionStore,
  ) {}

  /**
   * Once more for a version that was yanked already: its files are removed, where they could not be then.
   *
   * @throws NotFoundError, ConflictError and RuleError as every move
   * @throws UnavailableError where the version is out of all pages and its files could not be removed
   */
  async run(remote: string, caller: Caller, yank: Yank): Promise<Moved> {
    const moved = await this.channels.run(remote, caller, yankMove(yank))
    try {
      await this.store.remove({ remote, version: yank.version })
    } catch (cause) {
      const message = `${remote} ${yank.version} is out of every page, but the storage still has its files: yank it again.`
      throw new UnavailableError({ message, cause })
    }
    return moved
  }
}
