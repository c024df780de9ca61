import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { execa } from 'execa'
import type { TestSession } from '../test/session.ts'

/**
 * In the environment of benchmarks that run one after the other: where the data of a platform that has been started once is
 * kept, with its demo members and remotes, which takes longer to make than several of them measure.
 */
export const startedDataVariable = 'STARTED_DATA'

const copy = (from: string, to: string) => execa('cp', ['--archive', from, to])

/** Keeps the data folder of a platform, which has ended, for benchmarks that come later; none may. */
export async function keepStartedData(dataDir: string): Promise<void> {
  const kept = process.env[startedDataVariable]
  if (kept && !existsSync(kept)) await copy(dataDir, kept)
}

/** @returns a data folder for a platform of this session: a copy of what was kept, or one that its start makes. */
export async function startedDataFolder(session: TestSession, name: string): Promise<string> {
  const folder = join(session.folder, name)
  const kept = process.env[startedDataVariable]
  if (kept && existsSync(kept)) await copy(kept, folder)
  return folder
}
