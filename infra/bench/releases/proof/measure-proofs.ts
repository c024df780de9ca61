import { join } from 'node:path'
import { portsFor } from '../../../local/ports.ts'
import { freePlatformPort, startPlatform } from '../../../test/running-platform.ts'
import type { TestSession } from '../../../test/session.ts'
import { startedDataFolder } from '../../started-data.ts'
import { faults } from './faults.ts'
import { harmless } from './harmless.ts'
import type { ProofFigures } from './proof-report.ts'
import type { Seed } from './seed.ts'
import { type Outcome, SeededTeam } from './seeded-team.ts'

interface Measured {
  /** Seeds of each kind, from the first on. */
  readonly seeds: number
  /** Seconds that a proof may take; on a machine that does something else, more. */
  readonly seconds: number
}

/** Publishes the seeds on a platform of their own, whose registry proves what is published. */
export async function measureProofs(
  session: TestSession,
  { seeds, seconds }: Measured,
): Promise<ProofFigures> {
  const port = await freePlatformPort()
  const dataDir = await startedDataFolder(session, 'proof-data')
  await startPlatform(session, port, dataDir, { PROOF: 'true', PROOF_SECONDS: String(seconds) })
  const team = new SeededTeam({
    root: session.root,
    folder: join(session.folder, 'seeded'),
    dataDir,
    // Past the gateway, which waits for half a minute: a machine that does something else may take longer.
    url: `http://127.0.0.1:${portsFor(port).releases}`,
  })
  await team.begin()
  const publishAll = async (sown: readonly Seed[]): Promise<Outcome[]> => {
    const outcomes: Outcome[] = []
    for (const seed of sown.slice(0, seeds)) {
      const outcome = await team.publish(seed)
      console.log(`  ${outcome.verdict} after ${outcome.milliseconds} ms: ${seed.title}`)
      outcomes.push(outcome)
    }
    return outcomes
  }
  return { faults: await publishAll(faults), harmless: await publishAll(harmless) }
}
