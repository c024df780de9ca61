import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withClient } from '@rafiq/database'
import { CommandError } from '../../local/settings.ts'
import type { Target } from '../harness/target.ts'
import { withChanges } from './hole.ts'
import { holes } from './index.ts'

/**
 * Makes the holes of the database, and looks whether the build is what the others replace.
 *
 * @returns what the twin's services have in their environment
 * @throws CommandError where a module is not what it was when a hole was written
 */
export async function openHoles(
  root: string,
  { adminUrl, dataDir }: Target,
): Promise<Record<string, string>> {
  const changes = holes.flatMap((hole) => hole.changes ?? [])
  for (const [module, own] of Map.groupBy(changes, (change) => change.module)) {
    try {
      withChanges(readFileSync(join(root, module), 'utf8'), own)
    } catch (error) {
      throw new CommandError(
        `A hole does not fit any more (infra/hostile/holes): ${(error as Error).message}`,
      )
    }
  }
  const file = join(dataDir, 'holes.json')
  writeFileSync(file, JSON.stringify(changes))
  await withClient(adminUrl, async (client) => {
    for (const statement of holes.flatMap((hole) => hole.statements ?? [])) await client.query(statement)
  })
  return { HOLES: file, NODE_OPTIONS: `--import=${join(import.meta.dirname, 'load.ts')}` }
}
