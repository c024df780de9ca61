import { createHash, type Hash } from 'node:crypto'
import { globSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'

/** What decides about a build beside the packages themselves. */
const sharedSources = ['package.json', 'package-lock.json', 'nx.json', 'tsconfig.*.json']

/** Folders in a package that are neither built from nor built. */
const leftOut = new Set(['node_modules', 'test-results'])

/** SQLITE_BUSY: another connection has the lock (https://sqlite.org/rescode.html#busy). */
const busy = 5

/**
 * Builds a checkout: one process at a time, and only where something is not as the last build left it. Nx removes what it
 * then takes from its cache, and a platform that runs from this checkout would load half a file.
 *
 * @param root of the checkout
 * @param make builds all of it, or rejects
 */
export async function buildWhatChanged(root: string, make: () => Promise<void>): Promise<void> {
  const record = await lockRecord(root)
  try {
    const { sources, outputs } = stateOf(root)
    const last = record.prepare('SELECT sources, outputs FROM build').get()
    if (last?.sources === sources && last.outputs === outputs) return
    await make()
    record.exec('DELETE FROM build')
    // The sources as they were before: one that was edited meanwhile may not be built yet.
    record.prepare('INSERT INTO build (sources, outputs) VALUES (?, ?)').run(sources, stateOf(root).outputs)
    record.exec('COMMIT')
  } finally {
    record.close()
  }
}

/** The record of the last build, locked until it is closed or this process ends. */
async function lockRecord(root: string): Promise<DatabaseSync> {
  mkdirSync(join(root, '.nx'), { recursive: true })
  const record = new DatabaseSync(join(root, '.nx/build.sqlite'))
  if (!lock(record)) {
    console.log('  Another process builds this checkout; waiting for it')
    while (!lock(record)) await delay(100)
  }
  record.exec('CREATE TABLE IF NOT EXISTS build (sources TEXT NOT NULL, outputs TEXT NOT NULL) STRICT')
  return record
}

/** @returns whether this connection has it now */
function lock(record: DatabaseSync): boolean {
  try {
    record.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return false
    throw error
  }
}

/** What tells two states of a checkout apart: names, sizes and times of its packages' files. */
function stateOf(root: string): { sources: string; outputs: string } {
  const states = { sources: createHash('sha256'), outputs: createHash('sha256') }
  for (const path of filesOf(root)) {
    addFileState(path.includes('/dist/') ? states.outputs : states.sources, root, path)
  }
  return { sources: states.sources.digest('hex'), outputs: states.outputs.digest('hex') }
}

/** Adds what tells two states of a file apart: its name, size and time. One that is gone by now, as an editor's may be, is left out. */
export function addFileState(state: Hash, folder: string, path: string): void {
  const stats = statSync(join(folder, path), { throwIfNoEntry: false })
  if (stats) state.update(`${path} ${stats.size} ${stats.mtimeMs}\n`)
}

/** One by one: the process that asks stays, and with it what a list of 8,000 paths takes. */
function* filesOf(root: string): Generator<string> {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    workspaces: string[]
  }
  yield* globSync(sharedSources, { cwd: root })
  for (const pattern of workspaces) {
    for (const manifest of globSync(`${pattern}/package.json`, { cwd: root })) {
      yield* filesIn(root, dirname(manifest))
    }
  }
}

function* filesIn(root: string, folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isFile()) yield path
    else if (entry.isDirectory() && !leftOut.has(entry.name)) yield* filesIn(root, path)
  }
}
