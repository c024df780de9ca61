import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { CodePlace, TracedPlace } from '@rafiq/platform-contracts'
import { LOGGER, type Logger } from '@rafiq/service-kit'
import { Version } from '../registry/version.entity.ts'
import { type VersionId, VersionStore } from '../store/version-store.ts'
import { parseMap, resolveStack, type SourceMap } from './resolve-stack.ts'

/** Places whose source is known: what a dashboard that looks every five seconds asks again and again. */
const remembered = 2_000

/** Finds the source of places in published code. A version never changes, so what was found once stays true. */
@Injectable()
export class SourceMaps {
  private readonly known = new Map<string, TracedPlace>()

  constructor(
    private readonly em: EntityManager,
    private readonly store: VersionStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @returns the same places; without a source where no map knows it, or none can be had now */
  async trace({ remote, version }: VersionId, stack: readonly CodePlace[]): Promise<TracedPlace[]> {
    const id = { remote, version }
    const unknown = stack.filter((place) => !this.known.has(keyOf(id, place)))
    const found = unknown.length > 0 ? await this.resolve(id, unknown) : []
    return stack.map(
      (place) =>
        this.known.get(keyOf(id, place)) ??
        found.find((one) => isAt(one, place)) ?? { ...place, source: null },
    )
  }

  private async resolve(id: VersionId, stack: readonly CodePlace[]): Promise<TracedPlace[]> {
    try {
      const found = resolveStack(stack, await this.read(id, stack))
      for (const place of found) this.remember(keyOf(id, place), place)
      return found
    } catch (error) {
      this.logger.warn({ err: error, ...id }, 'source maps not read, faults are shown without their source')
      return []
    }
  }

  /** The maps of these files, as far as the version came with them. */
  private async read(id: VersionId, stack: readonly CodePlace[]): Promise<ReadonlyMap<string, SourceMap>> {
    const version = await this.em.findOne(Version, { ...id, yankedAt: null })
    const maps = new Map<string, SourceMap>()
    for (const file of new Set(stack.map((place) => place.file))) {
      if (!Object.hasOwn(version?.manifest.maps ?? {}, `${file}.map`)) continue
      const content = await this.store.readMap(id, `${file}.map`)
      const map = content && parseMap(content.toString('utf8'))
      if (map) maps.set(file, map)
    }
    return maps
  }

  private remember(key: string, place: TracedPlace): void {
    this.known.set(key, place)
    for (const oldest of this.known.keys()) {
      if (this.known.size <= remembered) return
      this.known.delete(oldest)
    }
  }
}

const keyOf = ({ remote, version }: VersionId, { file, line, column }: CodePlace): string =>
  `${remote}@${version}/${file}:${line}:${column}`

const isAt = (one: CodePlace, other: CodePlace): boolean =>
  one.file === other.file && one.line === other.line && one.column === other.column
