import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inDataFolder } from './platform-data.ts'

const root = join(import.meta.dirname, '../../..')
const { BASE_URL = 'http://localhost:4000' } = process.env

/** Builds `apps/<name>` at a version that nobody has published yet and puts it live, as its team would. */
export async function publishNewVersion(name: string): Promise<string> {
  const tokens = await readFile(inDataFolder('release-tokens.json'), 'utf8')
  const version = `1000.0.${Date.now()}`
  await promisify(execFile)(
    join(root, 'node_modules/.bin/rafiq-release'),
    ['publish', `apps/${name}`, '--version', version],
    { cwd: root, env: { ...process.env, RELEASES_URL: BASE_URL, RELEASES_TOKEN: JSON.parse(tokens)[name] } },
  )
  return version
}
