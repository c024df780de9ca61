import { globSync, writeFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { create } from 'tar'

/** Files of a folder, in one order on every machine. */
export const filesOf = (folder: string): string[] =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length + 1))
    .sort()

/** Packs a folder as npm packs a package. The same files are the same bytes, whenever and wherever they are packed. */
export async function packFolder(folder: string, archive: string): Promise<void> {
  const options = { cwd: folder, gzip: { level: 9 }, portable: true, mtime: new Date(0), prefix: 'package' }
  writeFileSync(archive, await buffer(create(options, filesOf(folder))))
}
