/**
 * The first version of each remote that the image was built with: without it a new installation has pages of its shell
 * alone. Reaches the registry's database (`DATABASE_URL`, the releases service's own) to let itself in, and the platform at
 * `RELEASES_URL`. Safe to repeat: what has a version already is left alone.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { grantedBy, publishMissing } from './publish-missing.ts'

const root = resolve(import.meta.dirname, '../..')
const grantScript = join(root, 'services/releases/dist/bundle/grant.js')

/** By the registry's own script, as an operator does; for a day, should this program be ended in the middle. */
async function grant(remote: string, publicKey: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rafiq-first-publish-'))
  try {
    const file = join(folder, `${remote}.pem`)
    await writeFile(file, publicKey)
    const args = [grantScript, remote, file, '--days', '1', '--by', grantedBy]
    return (await promisify(execFile)(process.execPath, args)).stdout.trim()
  } finally {
    await rm(folder, { recursive: true })
  }
}

const { RELEASES_URL: url } = process.env
if (!url) throw new Error('The setting RELEASES_URL is missing: set it in the environment.')
const published = await publishMissing({ root, url, grant })
console.log(
  published.length > 0 ? `Published ${published.join(', ')}.` : 'Every remote has a version already.',
)
