import { buffer } from 'node:stream/consumers'
import { Inject, Injectable } from '@nestjs/common'
import { shellRootFileKey, shellRootFiles } from '@rafiq/platform-contracts'
import { LOGGER, type Logger, ObjectStorage } from '@rafiq/service-kit'
import { MemoryFile } from '../content/memory-file.ts'
import { LiveSource } from '../live/live-source.ts'
import { KeptShells } from './kept-shells.ts'
import { Shell } from './shell.ts'
import { ShellRoot } from './shell-root.ts'

/** Milliseconds until files that could not be read are asked for again. */
const retryDelay = 1_000

interface OfVersion<Root> {
  readonly version: string
  readonly root: Root
}

/**
 * Worker, icons and pictures of links: of the stable shell, for everybody. A browser has one worker for the origin, under which pages
 * of a canary and others are open side by side: it must not change from one request to the next.
 */
@Injectable()
export class StableRoot {
  private latest: OfVersion<ShellRoot>
  private loading: OfVersion<Promise<ShellRoot>> | undefined

  constructor(
    private readonly own: Shell,
    private readonly shells: KeptShells,
    private readonly storage: ObjectStorage,
    private readonly live: LiveSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.latest = { version: own.manifest.version, root: own.rootFiles }
  }

  /**
   * The gateway's own while no shell was released, and in the place of one that was kept without these files. While the
   * storage cannot be read it stays what it was. Never fails.
   */
  async current(): Promise<ShellRoot> {
    const version = this.live.current?.shell?.stable ?? this.own.manifest.version
    if (version !== this.latest.version) {
      if (this.loading?.version !== version) this.loading = this.startLoading(version)
      try {
        this.latest = { version, root: await this.loading.root }
      } catch {
        // Said once, by who started it.
      }
    }
    return this.latest.root
  }

  private startLoading(version: string): OfVersion<Promise<ShellRoot>> {
    const loading = { version, root: this.load(version) }
    loading.root.catch((error: unknown) => {
      this.logger.warn(
        { err: error, version },
        'worker and icons of the stable shell not read, the last ones are served',
      )
      setTimeout(() => {
        if (this.loading === loading) this.loading = undefined
      }, retryDelay).unref()
    })
    return loading
  }

  private async load(version: string): Promise<ShellRoot> {
    if (version === this.own.manifest.version) return this.own.rootFiles
    const shell = await this.shells.find(version)
    if (!shell) throw new Error(`Nobody kept the shell ${version}.`)
    return shell.root ? this.read(version, shell.root) : this.own.rootFiles
  }

  private async read(version: string, names: readonly string[]): Promise<ShellRoot> {
    // A later shell may have files that this gateway knows nothing of.
    const known = shellRootFiles.filter((name) => names.includes(name))
    const files = known.map(async (name) => {
      const content = await this.storage.get(shellRootFileKey(version, name))
      if (!content) throw new Error(`${name} of the shell ${version} is missing.`)
      return [name, new MemoryFile(name, await buffer(content))] as const
    })
    return new ShellRoot(version, new Map(await Promise.all(files)))
  }
}
