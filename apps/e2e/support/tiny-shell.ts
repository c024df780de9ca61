import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const source = join(import.meta.dirname, '../fixtures/tiny-shell')
const rspack = join(import.meta.dirname, '../../../node_modules/.bin/rspack')

/**
 * Builds the smallest shell there is.
 *
 * @param from a copy of the fixture, where that is built
 * @returns the folder that it was written to
 */
export async function buildTinyShell(folder: string, from = source): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'production' }
  await promisify(execFile)(rspack, ['build', '--output-path', folder], { cwd: from, env })
  return folder
}
