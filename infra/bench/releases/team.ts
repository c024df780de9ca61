import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { cleanEnvironment } from '../../local/environment.ts'
import { expectComposed } from './expect-composed.ts'

const remote = 'matches'

/** A team at its terminal: the release tool as a process, with what `npm start` gave the team of one remote. */
export class Team {
  readonly #root: string
  readonly #folder: string
  readonly #env: Record<string, string>
  readonly #url: string

  /** @param folder where versions are made ready @param dataDir the platform's, with its tokens and keys */
  constructor(root: string, folder: string, dataDir: string, url: string) {
    this.#root = root
    this.#folder = folder
    this.#url = url
    this.#env = cleanEnvironment({ RELEASES_URL: url, DATA_DIR: dataDir })
  }

  /** Builds the remote at another version. @returns the app folder to publish */
  async build(version: string): Promise<string> {
    const app = join(this.#folder, version)
    mkdirSync(app, { recursive: true })
    writeFileSync(join(app, 'package.json'), JSON.stringify({ name: remote, version }))
    await promisify(execFile)(
      join(this.#root, 'node_modules/.bin/rspack'),
      ['build', '--output-path', join(app, 'dist')],
      {
        cwd: join(this.#root, 'apps', remote),
        env: cleanEnvironment({ NODE_ENV: 'production', RAFIQ_VERSION: version }),
      },
    )
    return app
  }

  /** Milliseconds until the version is in a page. */
  publish(app: string, version: string): Promise<number> {
    return this.#timeUntil(version, 'publish', app, '--no-build')
  }

  /** Milliseconds until the version before is in a page again. */
  rollback(version: string): Promise<number> {
    return this.#timeUntil(version, 'rollback', remote)
  }

  async status(): Promise<number> {
    const start = performance.now()
    await this.#run('status')
    return performance.now() - start
  }

  async #timeUntil(version: string, ...command: string[]): Promise<number> {
    const start = performance.now()
    await this.#run(...command)
    await expectComposed(this.#url, remote, version)
    return performance.now() - start
  }

  #run(...command: string[]): Promise<unknown> {
    const tool = join(this.#root, 'node_modules/.bin/rafiq-release')
    return promisify(execFile)(tool, command, { cwd: this.#root, env: this.#env })
  }
}
