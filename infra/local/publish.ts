import { generateKeyPairSync } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publishFolder } from '@rafiq/release-cli'
import { builtRemotes } from './build.ts'

type Strings = Record<string, string>

function readStrings(file: string): Strings {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Strings
  } catch {
    return {}
  }
}

const writeStrings = (file: string, strings: Strings): void =>
  writeFileSync(file, `${JSON.stringify(strings, null, 2)}\n`, { mode: 0o600 })

/** The key of each local team: `<folder>/<remote>`, with the public half beside it as `<remote>.pub`. */
class TeamKeys {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  has(remote: string): boolean {
    return existsSync(join(this.#folder, remote))
  }

  read(remote: string): string {
    return readFileSync(join(this.#folder, remote), 'utf8')
  }

  /** Makes a key, in place of one that is there. @returns where its public half is */
  make(remote: string): string {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519')
    const file = join(this.#folder, remote)
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 })
    writeFileSync(`${file}.pub`, publicKey.export({ type: 'spki', format: 'pem' }))
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 })
    return `${file}.pub`
  }
}

/**
 * Publishes every built remote whose version this data folder has not published yet: the build gives changed
 * content a new version. A channel that somebody set by hand stays, which the releases service sees to.
 *
 * Keeps a token for each remote in `<data>/release-tokens.json` and its team's key in `<data>/release-keys/`, where
 * the release tool finds them.
 */
export async function publishRemotes(options: {
  root: string
  dataDir: string
  releasesUrl: string
  /** Registers a public key (the path of a PEM) and answers with a publish token. */
  grant: (remote: string, publicKeyFile: string) => Promise<string>
}): Promise<void> {
  const tokenFile = join(options.dataDir, 'release-tokens.json')
  const publishedFile = join(options.dataDir, 'published.json')
  const tokens = readStrings(tokenFile)
  const published = readStrings(publishedFile)
  const remotes = builtRemotes(options.root)
  const keys = new TeamKeys(join(options.dataDir, 'release-keys'))
  const unknown = remotes.filter(({ name }) => !tokens[name] || !keys.has(name))
  await Promise.all(
    unknown.map(async ({ name }) => {
      tokens[name] = (await options.grant(name, keys.make(name))).trim()
    }),
  )
  if (unknown.length > 0) writeStrings(tokenFile, tokens)
  for (const { name, version, dist } of remotes) {
    const token = tokens[name]
    if (!token || published[name] === version) continue
    const key = keys.read(name)
    await publishFolder({ url: options.releasesUrl, token, key, folder: dist, automatic: true })
    published[name] = version
    writeStrings(publishedFile, published)
  }
}
