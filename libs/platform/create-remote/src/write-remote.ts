import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fillIn } from './fill-in.ts'
import { type Lock, type Manifest, withWorkspace } from './lock-entries.ts'
import type { RemoteRequest } from './remote-request.ts'

const templateFolder = join(import.meta.dirname, '../template')

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T

/**
 * Writes `apps/<name>` and makes it a part of the workspace: in the lock, and where Node finds packages. The folder
 * appears whole, by one rename, or not at all.
 */
export function writeRemote(root: string, request: RemoteRequest): void {
  const folder = `apps/${request.name}`
  const unfinished = join(root, 'apps', `.${request.name}`)
  const locks = ['package-lock.json', 'node_modules/.package-lock.json'].map((file) => join(root, file))
  try {
    writeFiles(root, unfinished, request)
    const manifest = readJson<Manifest>(join(unfinished, 'package.json'))
    const changed = locks.map((file) => ({
      file,
      lock: withWorkspace(readJson<Lock>(file), folder, manifest),
    }))
    renameSync(unfinished, join(root, folder))
    for (const { file, lock } of changed) replaceFile(file, `${JSON.stringify(lock, null, 2)}\n`)
    link(root, manifest.name, folder)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

function writeFiles(root: string, target: string, request: RemoteRequest): void {
  const { version } = readJson<Manifest>(join(root, 'libs/platform/sdk/package.json'))
  for (const path of globSync('**/*.*', { cwd: templateFolder })) {
    const file = join(target, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, fillIn(readFileSync(join(templateFolder, path), 'utf8'), request, version))
  }
  // A longer or shorter name breaks lines elsewhere.
  const biome = join(root, 'node_modules/.bin/biome')
  execFileSync(biome, ['format', '--write', target], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] })
}

/** In one step, and without touching the file that other folders may have hard links to. */
function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}

function link(root: string, name: string, folder: string): void {
  const place = join(root, 'node_modules', name)
  rmSync(place, { force: true })
  symlinkSync(join('../..', folder), place, 'dir')
}
