import { watch } from 'node:fs/promises'
import { join } from 'node:path'

/** Written by builds and by installs, not by people. */
const notSource = /(?:^|[\\/])(?:dist|node_modules|\.[^\\/]*)(?:[\\/]|$)|\.tsbuildinfo$/

/** Milliseconds for an editor to finish what it writes. */
const settle = 100

/** Tells of every change in these folders, until the signal. What changes in one breath is told once. */
export async function watchSources(
  folders: readonly string[],
  changed: () => void,
  signal: AbortSignal,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const tell = () => {
    clearTimeout(timer)
    timer = setTimeout(changed, settle)
  }
  signal.addEventListener('abort', () => clearTimeout(timer))
  await Promise.all(
    folders.map(async (folder) => {
      try {
        for await (const { filename } of watch(folder, { recursive: true, signal })) {
          if (filename && !notSource.test(filename)) tell()
        }
      } catch (error) {
        if (!signal.aborted) throw error
      }
    }),
  )
}

/**
 * Whatever a remote's build is made of.
 *
 * @param root of the repository: the platform's, with the libraries that it takes as they are, or the remote's own
 */
export const sourcesOf = (root: string, folder: string): string[] =>
  root === folder
    ? [join(folder, 'src'), join(folder, 'remote.config.ts')]
    : [folder, join(root, 'libs/platform'), join(root, 'libs/product')]
