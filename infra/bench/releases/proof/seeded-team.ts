import { execFile } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { publishFolder } from '@rafiq/release-cli'
import { ReleaseError } from '@rafiq/release-cli/commands'
import { cleanEnvironment } from '../../../local/environment.ts'
import { TeamAccess } from '../../../local/team-access.ts'
import { remote, type Seed, sourcesOf } from './seed.ts'

export interface Outcome {
  readonly title: string
  /** `stopped` by gate or proof; else the proof's verdict. */
  readonly verdict: string
  readonly said: string
  readonly milliseconds: number
}

interface Platform {
  readonly root: string
  /** Where versions are made ready. */
  readonly folder: string
  /** With tokens and keys. */
  readonly dataDir: string
  readonly url: string
}

/** The team of a small remote, which publishes one seed after the other beside its stable version. */
export class SeededTeam {
  readonly #platform: Platform
  #versions = 0

  constructor(platform: Platform) {
    this.#platform = platform
    const { root, folder } = platform
    mkdirSync(folder, { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  }

  /** Lets the team publish, and gives everybody the remote as it is without any seed. */
  async begin(): Promise<void> {
    await promisify(execFile)(
      process.execPath,
      ['--conditions=rafiq-source', 'infra/local/release-grant.ts', remote],
      { cwd: this.#platform.root, env: cleanEnvironment({ DATA_DIR: this.#platform.dataDir }) },
    )
    const { verdict, said } = await this.publish({ title: 'the stable version' }, 'stable')
    if (verdict === 'stopped') throw new Error(`The version without a seed was refused: ${said}`)
  }

  /** Publishes a seed as a canary, so that stable stays what all are compared with. */
  async publish(seed: Seed, channel: 'stable' | 'canary' = 'canary'): Promise<Outcome> {
    this.#versions += 1
    const version = `1.0.${this.#versions}`
    const dist = await this.build(seed, version)
    const start = performance.now()
    const time = () => Math.round(performance.now() - start)
    const { token, key } = new TeamAccess(this.#platform.dataDir).of(remote)
    try {
      const options = { url: this.#platform.url, token, key, folder: dist, channel, percent: 1 }
      const { published } = await publishFolder(options)
      const { verdict = 'not-proven', reason = null } = published.proof ?? {}
      return { title: seed.title, verdict, said: reason ?? '', milliseconds: time() }
    } catch (error) {
      if (!(error instanceof ReleaseError) || error.code !== 'invalid-release') throw error
      return {
        title: seed.title,
        verdict: 'stopped',
        said: error.message.split('\n')[0] ?? '',
        milliseconds: time(),
      }
    }
  }

  private async build(seed: Seed, version: string): Promise<string> {
    const app = join(this.#platform.folder, version)
    for (const [path, text] of Object.entries(sourcesOf(seed, version))) {
      mkdirSync(dirname(join(app, path)), { recursive: true })
      writeFileSync(join(app, path), text)
    }
    await promisify(execFile)(
      join(this.#platform.root, 'node_modules/.bin/rspack'),
      ['build', '--output-path', join(app, 'dist')],
      { cwd: app, env: cleanEnvironment({ NODE_ENV: 'production', RAFIQ_VERSION: version }) },
    )
    return join(app, 'dist')
  }
}
