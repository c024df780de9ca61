import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ReleaseError } from './release-error.ts'

type Environment = Readonly<Record<string, string | undefined>>

export interface Settings {
  /** Address of the gateway. */
  readonly url: string
  /**
   * The token that publishes a remote; any token where none is named.
   * @throws ReleaseError where there is none
   */
  tokenFor(remote?: string): string
}

const localUrl = 'http://localhost:4000'
const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** `RELEASES_URL` and `RELEASES_TOKEN`; on this machine also the tokens that `npm start` keeps in its data folder. */
export function readSettings(env: Environment, root: string): Settings {
  const url = env.RELEASES_URL || localUrl
  if (!URL.canParse(url)) throw new ReleaseError(`RELEASES_URL is not an address: ${url}`)
  const tokenFile = join(root, env.DATA_DIR || '.data', 'release-tokens.json')
  const local = loopback.has(new URL(url).hostname) ? readTokens(tokenFile) : {}
  return {
    url,
    tokenFor(remote) {
      const token = env.RELEASES_TOKEN || (remote === undefined ? Object.values(local)[0] : local[remote])
      if (!token) throw new ReleaseError(missingToken(remote))
      return token
    },
  }
}

function readTokens(file: string): Record<string, string> {
  if (!existsSync(file)) return {}
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  } catch {
    throw new ReleaseError(`${file} is not JSON. Delete it and run npm start again.`)
  }
}

function missingToken(remote: string | undefined): string {
  const what = remote === undefined ? 'a publish token' : `the publish token of ${remote}`
  return `There is no token: set RELEASES_TOKEN to ${what}, or run npm start, which keeps the local ones.`
}
