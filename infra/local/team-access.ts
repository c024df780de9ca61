import { generateKeyPairSync } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readStrings, writeStrings } from './strings-file.ts'

/** Registers a public key (the path of a PEM) and answers with a publish token. */
export type Grant = (remote: string, publicKeyFile: string) => Promise<string>

/**
 * What the local teams publish with: a token for each remote in `<data>/release-tokens.json`, and its key in
 * `<data>/release-keys/<remote>` with the public half beside it as `.pub`. The release tool finds them there.
 */
export class TeamAccess {
  readonly #tokenFile: string
  readonly #keyFolder: string

  constructor(dataDir: string) {
    this.#tokenFile = join(dataDir, 'release-tokens.json')
    this.#keyFolder = join(dataDir, 'release-keys')
  }

  has(remote: string): boolean {
    return Boolean(readStrings(this.#tokenFile)[remote]) && existsSync(join(this.#keyFolder, remote))
  }

  /** @throws Error for a remote that was given nothing */
  of(remote: string): { token: string; key: string } {
    const token = readStrings(this.#tokenFile)[remote]
    if (!token) throw new Error(`There is no token for ${remote} in ${this.#tokenFile}.`)
    return { token, key: readFileSync(join(this.#keyFolder, remote), 'utf8') }
  }

  /** Gives those of these remotes access that have none yet. */
  async give(remotes: readonly string[], grant: Grant): Promise<void> {
    const without = remotes.filter((remote) => !this.has(remote))
    if (without.length === 0) return
    const granted = await Promise.all(
      without.map(async (remote) => [remote, (await grant(remote, this.#makeKey(remote))).trim()] as const),
    )
    writeStrings(this.#tokenFile, { ...readStrings(this.#tokenFile), ...Object.fromEntries(granted) })
  }

  /** A new key, in place of one that is there. @returns where its public half is */
  #makeKey(remote: string): string {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519')
    const file = join(this.#keyFolder, remote)
    mkdirSync(this.#keyFolder, { recursive: true, mode: 0o700 })
    writeFileSync(`${file}.pub`, publicKey.export({ type: 'spki', format: 'pem' }))
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 })
    return `${file}.pub`
  }
}
