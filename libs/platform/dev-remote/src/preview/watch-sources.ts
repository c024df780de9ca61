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

/** Whatever a remote's build is made of. */
export const sourcesOf = (root: string, remote: string): string[] =>
  [`apps/${remote}`, 'libs/platform', 'libs/product'].map((folder) => join(root, folder))
