import { foldersIn, isRemotesFile, unneededFiles } from './unneeded-files.ts'

/** As the worker names its caches and the one document in them (`src/worker/sw.js`). */
const files = 'files'
const pages = 'pages'
const documentKey = '/'
/** Beside the files: which shell they belong to. */
const shellKey = '/shell'

const isKeepable = (path: string): boolean => /^\/(shell|remotes)\/./.test(path) || isRemotesFile(path)

/** Files that this page has loaded so far. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter(isKeepable)

/**
 * What the page loaded past the worker: before there was one, or from the browser's memory, which Safari does not tell its
 * worker of. The browser's own cache still has it, so nothing is fetched twice.
 */
export async function keepLoadedFiles() {
  const cache = await caches.open(files)
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = loadedFiles().filter((path) => !kept.has(path))
  await Promise.all(missing.map((path) => cache.add(path).catch(() => undefined)))
}

/** Deletes files that neither an open tab nor the kept document needs. `shell` names the build that this page runs. */
export async function pruneFiles(shell: string) {
  const cache = await caches.open(files)
  const held = await heldByTabs()
  const kept = await caches.match(documentKey, { cacheName: pages, ignoreVary: true })
  const before = await (await cache.match(shellKey))?.text()
  const shellChanged = before !== undefined && before !== shell
  const alone = held.every((name) => name === shell || name.startsWith('/remotes/') || isRemotesFile(name))
  const unneeded = unneededFiles(
    (await cache.keys()).map(({ url }) => new URL(url).pathname),
    {
      folders: [...held, ...foldersIn((await kept?.text()) ?? '')].filter(
        (name) => name.startsWith('/remotes/') || isRemotesFile(name),
      ),
      shellFiles: shellChanged && alone ? loadedFiles() : null,
    },
  )
  await Promise.all(unneeded.map((path) => cache.delete(path, { ignoreVary: true })))
  if (before === undefined || alone) await cache.put(shellKey, new Response(shell))
}

const prefix = 'uses '

/**
 * Says to every tab of this browser that this one may still load from `name`, for as long as the tab lives: a lock
 * ends with its tab, however that ends, and is there to be read without asking anybody.
 */
export function hold(name: string) {
  void navigator.locks.request(prefix + name, { mode: 'shared' }, () => new Promise<never>(() => undefined))
}

/** What all open tabs hold. */
async function heldByTabs(): Promise<string[]> {
  const { held = [] } = await navigator.locks.query()
  return held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : []))
}
