import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { RemoteManifest } from '@rafiq/platform-contracts'

const root = join(import.meta.dirname, '../../..')
const source = join(import.meta.dirname, '../fixtures/visits')

/** As whose remote the fixture is built: for everybody, or for staff. */
export type FixtureName = 'visits' | 'moderation'

/** A place of the fixture's sources where a version can be broken so that no gate sees it. */
export type Mark = 'load' | 'open' | 'render' | 'effect' | 'fill'

/** One version of the fixture, built as a team builds it; what is edited is vouched for, as if it were built so. */
export class FixtureBuild {
  readonly folder: string

  private constructor(folder: string) {
    this.folder = folder
  }

  /**
   * @param folder of its own, which becomes an app folder with its build in `dist`
   * @param from a copy of the fixture, where that is built
   */
  static async make(
    folder: string,
    name: FixtureName,
    version: string,
    { from = source, env = {} }: { from?: string; env?: NodeJS.ProcessEnv } = {},
  ): Promise<FixtureBuild> {
    await promisify(execFile)(
      join(root, 'node_modules/.bin/rspack'),
      ['build', '--output-path', join(folder, 'dist')],
      {
        cwd: from,
        env: {
          ...process.env,
          ...{ NODE_ENV: 'production', RAFIQ_VERSION: version, FIXTURE_REMOTE: name },
          ...env,
        },
      },
    )
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version }))
    return new FixtureBuild(folder)
  }

  get manifest(): RemoteManifest {
    return JSON.parse(readFileSync(this.#path('remote.json'), 'utf8')) as RemoteManifest
  }

  /** The one file whose name begins and ends so. */
  file(start: string, end: string): string {
    const found = Object.keys(this.manifest.files).find(
      (path) => path.startsWith(start) && path.endsWith(end),
    )
    if (!found) throw new Error(`The fixture has no file ${start}…${end}.`)
    return found
  }

  /** Puts another expression in the place of a mark. */
  breakAt(mark: Mark, expression: string): void {
    const call = `performance.mark("fixture:${mark}")`
    const place = Object.keys(this.manifest.files).find((path) => this.#read(path).includes(call))
    if (!place) throw new Error(`The fixture lost its mark ${mark}.`)
    this.edit(place, (text) => text.replace(call, () => expression))
  }

  edit(path: string, change: (text: string) => string): void {
    const { manifest } = this
    const text = change(this.#read(path))
    writeFileSync(this.#path(path), text)
    const before = manifest.files[path]?.integrity ?? ''
    const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`
    manifest.files[path] = { integrity, bytes: Buffer.byteLength(text) }
    writeFileSync(this.#path('remote.json'), JSON.stringify(manifest))
    if (path !== manifest.entry) this.edit(manifest.entry, (entry) => entry.replace(before, integrity))
  }

  #read(path: string): string {
    return readFileSync(this.#path(path), 'utf8')
  }

  #path(path: string): string {
    return join(this.folder, 'dist', path)
  }
}
