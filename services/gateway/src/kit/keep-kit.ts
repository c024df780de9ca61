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
  for (const file of storybook ? await filesBelow(join(folder, storybook)) : []) {
    await keepFile(join(folder, `${storybook}/${file}`), kitFileKey(`${storybook}/${file}`), storage)
  }
  // Last: whoever reads of a file finds it.
  await storage.put(kitManifestKey, manifest)
}

async function keepFile(source: string, key: string, storage: ObjectStorage): Promise<void> {
  if (!(await storage.stat(key))) await storage.put(key, await readFile(source))
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
}
