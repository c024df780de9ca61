import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
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
  /**
   * The key that signs a remote, as PEM.
   * @throws ReleaseError where there is none
   */
  keyFor(remote: string): string
}

const localUrl = 'http://localhost:4000'
const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether an address is the platform that `npm start` runs, whose tokens and keys are at hand. */
export const isOnThisMachine = (url: string): boolean => loopback.has(new URL(url).hostname)

/** The platform that a remote's own repository names in its package.json: `rafiq.platform`. */
export function ownPlatform(folder: string): string | undefined {
  const text = readIfThere(join(folder, 'package.json'))
  const { rafiq } = JSON.parse(text ?? '{}') as { rafiq?: { platform?: string } }
  return rafiq?.platform
}

/**
 * `RELEASES_URL`, `RELEASES_TOKEN` and `RELEASES_KEY` (PEM, or the path of a file with it); on this machine also the
 * tokens and keys that `npm start` keeps in its data folder.
 *
 * @param platform where it is, unless the environment says another
 */
export function readSettings(env: Environment, root: string, platform = localUrl): Settings {
  const url = env.RELEASES_URL || platform
  if (!URL.canParse(url)) throw new ReleaseError(`RELEASES_URL is not an address: ${url}`)
  const isLocal = isOnThisMachine(url)
  const dataDir = resolve(root, env.DATA_DIR || '.data')
  const tokens = isLocal ? readTokens(join(dataDir, 'release-tokens.json')) : {}
  return {
    url,
    tokenFor(remote) {
      const token = env.RELEASES_TOKEN || (remote === undefined ? Object.values(tokens)[0] : tokens[remote])
      if (!token) throw new ReleaseError(missing('RELEASES_TOKEN', 'publish token', remote))
      return token
    },
    keyFor(remote) {
      const file = join(dataDir, 'release-keys', remote)
      const key = env.RELEASES_KEY ? readKey(env.RELEASES_KEY) : isLocal ? readIfThere(file) : undefined
      if (!key) throw new ReleaseError(missing('RELEASES_KEY', 'private key', remote))
      return key
    },
  }
}

function readTokens(file: string): Record<string, string> {
  const text = readIfThere(file)
  if (text === undefined) return {}
  try {
    return JSON.parse(text) as Record<string, string>
  } catch {
    throw new ReleaseError(`${file} is not JSON. Delete it and run npm start again.`)
  }
}

export function readKey(setting: string): string {
  return setting.includes('PRIVATE KEY') ? setting : (readIfThere(setting) ?? setting)
}

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function missing(setting: string, what: string, remote: string | undefined): string {
  const whose = remote === undefined ? `a ${what}` : `the ${what} of ${remote}`
  return `${setting} is missing: set it to ${whose}, or run npm start, which keeps the local ones.`
}
