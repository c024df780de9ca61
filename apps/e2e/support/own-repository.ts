import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { grantRelease } from './grant-release.ts'
import { inDataFolder } from './platform-data.ts'
import { saveFile } from './save-file.ts'
import { Terminal } from './terminal.ts'

/**
 * The empty folder of a team that has nothing of the platform but its address, a token and a key: none of this project's
 * packages or programs can be reached from it, and Node is the machine's own.
 */
export class OwnRepository extends Terminal {
  readonly #remote: string

  private constructor(remote: string) {
    super(mkdtempSync(join(tmpdir(), 'rafiq-own-')))
    this.#remote = remote
  }

  /** An operator lets the team publish; the folder is empty. */
  static async make(remote: string): Promise<OwnRepository> {
    await grantRelease(remote)
    return new OwnRepository(remote)
  }

  protected get environment(): NodeJS.ProcessEnv {
    const own = join(this.root, 'node_modules/.bin')
    const machine = (process.env.PATH ?? '').split(delimiter).filter((path) => !/node_modules/.test(path))
    const tokens = JSON.parse(readFileSync(inDataFolder('release-tokens.json'), 'utf8'))
    return {
      PATH: [own, ...machine].join(delimiter),
      HOME: process.env.HOME,
      NO_COLOR: '1',
      npm_config_prefer_offline: 'true',
      npm_config_audit: 'false',
      npm_config_fund: 'false',
      npm_config_loglevel: 'error',
      RELEASES_TOKEN: tokens[this.#remote],
      RELEASES_KEY: resolve(inDataFolder('release-keys', this.#remote)),
    }
  }

  /** Changes one of its files. @throws Error where there is nothing to change */
  edit(path: string, from: string, to: string): void {
    const file = join(this.root, path)
    const text = readFileSync(file, 'utf8')
    if (!text.includes(from)) throw new Error(`${path} has no ${from}.`)
    saveFile(
      file,
      text.replace(from, () => to),
    )
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true })
  }
}
