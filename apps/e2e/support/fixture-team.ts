import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { filesFolder, releaseStatusSchema } from '@rafiq/platform-contracts'
import { FixtureBuild, type FixtureName } from './fixture-build.ts'
import { grantRelease } from './grant-release.ts'
import { inDataFolder } from './platform-data.ts'

const root = join(import.meta.dirname, '../../..')
const { BASE_URL = 'http://localhost:4000' } = process.env

/** A published version, and where its files lie in the platform's storage. */
export interface Published {
  readonly version: string
  readonly build: FixtureBuild
  readonly storage: string
}

interface Release {
  channel?: 'stable' | 'canary'
  /** Changes the build before it is signed. */
  change?: (build: FixtureBuild) => void
}

/** The team of a small remote at its terminal: its own token and key, and the release tool. */
export class FixtureTeam {
  readonly name: FixtureName
  readonly #folder = mkdtempSync(join(tmpdir(), 'fixture-'))
  /** What was live before the team came, and will be again. */
  #before: string | null = null
  #count = 0

  private constructor(name: FixtureName) {
    this.name = name
  }

  /** An operator of the running platform gives the team its access. */
  static async join(name: FixtureName): Promise<FixtureTeam> {
    const team = new FixtureTeam(name)
    await grantRelease(name)
    await team.#remember()
    return team
  }

  /** Publishes one more version and waits until it is live; everybody gets it, also as a canary. */
  async publish({ channel = 'stable', change }: Release = {}): Promise<Published> {
    this.#count += 1
    const version = `1000.${this.#count}.${Date.now()}`
    const build = await FixtureBuild.make(join(this.#folder, version), this.name, version)
    change?.(build)
    const share = channel === 'canary' ? ['--percent', '100'] : []
    await this.run('publish', build.folder, '--no-build', '--channel', channel, ...share)
    const storage = inDataFolder('storage', 'remotes', this.name, version, filesFolder(build.manifest))
    return { version, build, storage }
  }

  /** One command of `rafiq-release`. @returns what it says */
  async run(...command: string[]): Promise<string> {
    const { stdout } = await promisify(execFile)(join(root, 'node_modules/.bin/rafiq-release'), command, {
      cwd: root,
      env: { ...process.env, RELEASES_URL: BASE_URL, DATA_DIR: inDataFolder() },
    })
    return stdout
  }

  /** The pages are as they were before. */
  async leave(): Promise<void> {
    if (this.#before === null) await this.run('disable', this.name)
    else await this.run('rollback', this.name, this.#before)
    rmSync(this.#folder, { recursive: true, force: true })
  }

  /** Nothing of a fixture is ever live by itself, so what is there and enabled is somebody's. */
  async #remember(): Promise<void> {
    const { remotes } = releaseStatusSchema.parse(JSON.parse(await this.run('status', '--json')))
    const known = remotes.find(({ name }) => name === this.name)
    if (known?.disabled) await this.run('enable', this.name)
    else this.#before = known?.stable ?? null
  }
}
