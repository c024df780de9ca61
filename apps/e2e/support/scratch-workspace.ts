import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative, resolve } from 'node:path'
import { inDataFolder } from './platform-data.ts'
import { Terminal } from './terminal.ts'

const project = join(import.meta.dirname, '../../..')
const { BASE_URL = 'http://localhost:4000' } = process.env

/** Written by installs, builds and runs. What apps build is left behind too: a team builds its own. */
const leftBehind = new Set(['node_modules', '.git', '.nx', '.data', 'test-results', 'coverage'])
const isTaken = (path: string) =>
  !leftBehind.has(basename(path)) && !/^(reports|apps\/[^/]+\/dist)$/.test(relative(project, path))

/**
 * A copy of the project in which a team may make what it likes, as on a machine of its own: its tools reach the platform that
 * runs, and the project's own files stay as they are.
 */
export class ScratchWorkspace extends Terminal {
  /** In place of the machine's folder for what is temporary. */
  readonly temporary = join(this.root, '.tmp')

  constructor() {
    super(mkdtempSync(join(tmpdir(), 'rafiq-team-')))
    cpSync(project, this.root, { recursive: true, filter: isTaken })
    mkdirSync(this.temporary)
    linkPackages(this.root)
  }

  protected get environment(): NodeJS.ProcessEnv {
    const bin = join(this.root, 'node_modules/.bin')
    return {
      PATH: `${bin}:${process.env.PATH}`,
      HOME: process.env.HOME,
      TMPDIR: this.temporary,
      NO_COLOR: '1',
      RELEASES_URL: BASE_URL,
      DATA_DIR: resolve(inDataFolder()),
    }
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true })
  }
}

/** Packages are the project's; what leads from one to a folder of the project leads to the copy's. */
function linkPackages(root: string): void {
  const from = join(project, 'node_modules')
  const to = join(root, 'node_modules')
  const own = ['.bin', '@rafiq']
  for (const folder of own) {
    mkdirSync(join(to, folder), { recursive: true })
    for (const name of readdirSync(join(from, folder))) {
      symlinkSync(readlinkSync(join(from, folder, name)), join(to, folder, name))
    }
  }
  cpSync(join(from, '.package-lock.json'), join(to, '.package-lock.json'))
  const shared = readdirSync(from).filter((name) => !own.includes(name) && !name.startsWith('.'))
  for (const name of shared) symlinkSync(join(from, name), join(to, name))
  // Where two parts need different versions of something, each has its own beside it.
  for (const nested of globSync('{apps,services}/*/node_modules', { cwd: project })) {
    symlinkSync(join(project, nested), join(root, nested))
  }
  for (const nested of globSync('libs/*/*/node_modules', { cwd: project })) {
    symlinkSync(join(project, nested), join(root, nested))
  }
}
