import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inDataFolder } from './platform-data.ts'

const root = join(import.meta.dirname, '../../..')

/** An operator of the running platform lets a team publish its remote. */
export async function grantRelease(remote: string): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    ['--conditions=rafiq-source', 'infra/local/release-grant.ts', remote],
    { cwd: root, env: { ...process.env, DATA_DIR: inDataFolder() } },
  )
}
