import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Who was granted it, as the registry notes it. */
export const grantedTo = 'first-publish'

const script = join(import.meta.dirname, '../../services/releases/dist/bundle/grant.js')

/**
 * Lets this remote be published with what this key signs, by the registry's own script, as an operator does; for a day,
 * should whoever asked be ended in the middle. The script reads `DATABASE_URL`.
 *
 * @param publicKey PEM
 * @returns a publish token
 */
export async function grant(
  remote: string,
  publicKey: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rafiq-first-publish-'))
  try {
    const file = join(folder, `${remote}.pem`)
    await writeFile(file, publicKey)
    const args = [script, remote, file, '--days', '1', '--by', grantedTo]
    return (await promisify(execFile)(process.execPath, args, { env })).stdout.trim()
  } finally {
    await rm(folder, { recursive: true })
  }
}
