import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { kitFileKey, kitManifestKey, kitManifestSchema } from '@rafiq/platform-contracts'
import type { ObjectStorage } from '@rafiq/service-kit'

/**
 * Puts a kit where every gateway finds it. What was kept before stays: a team's lock file names it until they move on. May be
 * repeated.
 *
 * @param folder with `kit.json`, and the archives and pages below it
 */
export async function keepKit(folder: string, storage: ObjectStorage): Promise<void> {
  const manifest = await readFile(join(folder, 'kit.json'))
  const { packages, shell, storybook } = kitManifestSchema.parse(JSON.parse(manifest.toString('utf8')))
  for (const { file } of [...Object.values(packages), shell]) {
    await keepFile(join(folder, 'archives', file), kitFileKey(file), storage)
  }
  if (storybook) await keepPages(folder, storybook, storage)
  // Last: whoever reads of a file finds it.
  await storage.put(kitManifestKey, manifest)
}

async function keepFile(source: string, key: string, storage: ObjectStorage): Promise<void> {
  if (!(await storage.stat(key))) await storage.put(key, await readFile(source))
}

/** Some hundred files, asked after by one of them: the page that is written last. */
async function keepPages(folder: string, pages: string, storage: ObjectStorage): Promise<void> {
  const last = 'index.html'
  if (await storage.stat(kitFileKey(`${pages}/${last}`))) return
  const others = (await filesBelow(join(folder, pages))).filter((file) => file !== last)
  for (const file of [...others, last]) {
    await keepFile(join(folder, pages, file), kitFileKey(`${pages}/${file}`), storage)
  }
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
}
