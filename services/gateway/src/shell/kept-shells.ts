import { text } from 'node:stream/consumers'
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common'
import { type PageShell, pageShellKey, pageShellSchema } from '@rafiq/platform-contracts'
import { LOGGER, type Logger, ObjectStorage, UnavailableError } from '@rafiq/service-kit'
import { Shell } from './shell.ts'

/** The shells that this deployment ever served (`keep-shell.ts`): a page is opened again with its own. */
@Injectable()
export class KeptShells implements OnModuleInit {
  private readonly known = new Map<string, PageShell>()

  constructor(
    private readonly own: Shell,
    private readonly storage: ObjectStorage,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onModuleInit(): Promise<void> {
    const { version } = this.own.manifest
    const kept = await this.storage.stat(pageShellKey(version)).catch(() => null)
    if (!kept) {
      this.logger.warn(
        { version },
        'shell version not in storage: run keep-shell, or open pages break when it is replaced',
      )
    }
  }

  /**
   * The shell of this version; undefined where nobody kept it.
   *
   * @throws UnavailableError while the storage cannot be read
   */
  async find(version: string): Promise<PageShell | undefined> {
    if (version === this.own.manifest.version) return this.own
    const known = this.known.get(version)
    if (known) return known
    const shell = await this.read(version)
    if (shell) this.known.set(version, shell)
    return shell
  }

  /** As it is at this moment: of a candidate that is being proven, which may be refused and come again. */
  async read(version: string): Promise<PageShell | undefined> {
    try {
      const kept = await this.storage.get(pageShellKey(version))
      return kept ? pageShellSchema.parse(JSON.parse(await text(kept))) : undefined
    } catch (cause) {
      throw new UnavailableError({ cause })
    }
  }
}
