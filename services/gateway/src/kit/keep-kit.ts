import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { kitFileKey, kitManifestKey, kitManifestSchema } from '@rafiq/platform-contracts'
import type { ObjectStorage } from '@rafiq/service-kit'

/**
 * Puts a kit where every gateway finds it. What was kept before stays: a team's lock file names it until they move on. May be
 * repeated.
 *
 * @param folder with `kit.json`, and the archives below it
 */
export async function keepKit(folder: string, storage: ObjectStorage): Promise<void> {
  const manifest = await readFile(join(folder, 'kit.json'))
  const { packages, shell } = kitManifestSchema.parse(JSON.parse(manifest.toString('utf8')))
  for (const { file } of [...Object.values(packages), shell]) {
    if (await storage.stat(kitFileKey(file))) continue
    await storage.put(kitFileKey(file), await readFile(join(folder, 'archives', file)))
  }
  // Last: whoever reads of an archive finds it.
  await storage.put(kitManifestKey, manifest)
}
