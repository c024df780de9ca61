import { allVersions, isWhole } from '../composition/composition.ts'
import { compositionStore } from '../composition/composition-store.ts'
import { folderOf, workerPath } from '../start/trusted-types.ts'
import { hold, keepLoadedFiles, pruneFiles } from './kept-files.ts'

/** The build of the shell that this page runs, by the names of its scripts. */
const shellBuild = (): string =>
  [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src')).join(' ')

/**
 * Registers the worker and keeps its files in order. Where there is none (no support, no HTTPS, refused by the
 * person), pages work as they do without one.
 */
export async function startWorker() {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register(workerPath, { updateViaCache: 'none' })
    await keepLoadedFiles()
    await holdAndPrune()
    // Restricted remotes come later than the page, and so does what its document has in short.
    compositionStore.subscribe(() => void holdAndPrune().catch(() => undefined))
  } catch {}
}

const held = new Set<string>()

async function holdAndPrune() {
  const shell = shellBuild()
  const composition = compositionStore.getState()
  const folders = allVersions(composition).map(({ url }) => folderOf(url))
  const { remotesFile } = composition
  for (const name of [shell, ...folders, ...(remotesFile ? [remotesFile.url] : [])]) {
    if (!held.has(name)) hold(name)
    held.add(name)
  }
  // In short a remote does not say what it falls back to, whose files would be taken for nobody's.
  if (Object.values(composition.microFrontends).flat().every(isWhole)) await pruneFiles(shell)
}
