import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import {
  type AnalysisWindow,
  analysisWindows,
  type CodePlace,
  type TracedFaults,
} from '@rafiq/platform-contracts'
import { Clock } from '@rafiq/service-kit'
import { SourceMaps } from './source-maps.ts'
import { readFaults, type StoredFault } from './stored-faults.ts'

/** The faults of one remote, each with where its team wrote what failed. */
@Injectable()
export class ReadFaults {
  constructor(
    private readonly em: EntityManager,
    private readonly maps: SourceMaps,
    private readonly clock: Clock,
  ) {}

  async run(remote: string, window: AnalysisWindow): Promise<TracedFaults> {
    const from = new Date(this.clock.now().getTime() - analysisWindows[window].minutes * 60_000)
    const faults: TracedFaults['faults'] = []
    // One after the other: a map of megabytes is in memory once.
    for (const fault of await readFaults(this.em, from, remote)) {
      const stack = await this.maps.trace(fault, stackOf(fault))
      const { remote: _, callers: __, ...shown } = fault
      faults.push({ ...shown, stack })
    }
    return { remote, faults }
  }
}

/** A page whose shell tells no column has no place that a map knows. */
function stackOf({ file, line, column, callers }: StoredFault): CodePlace[] {
  return file === null || line === null || column === null ? [] : [{ file, line, column }, ...callers]
}
