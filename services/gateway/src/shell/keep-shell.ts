import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type PageShell,
  pageShellKey,
  shellFileKey,
  shellRootFileKey,
  shellRootFiles,
} from '@rafiq/platform-contracts'
import type { ObjectStorage } from '@rafiq/service-kit'
import { compressedSuffix } from '../content/encoding.ts'
import { Shell } from './shell.ts'

/**
 * Puts a shell's build where every gateway finds it, also one that serves another shell: pages that are open, and those
 * that are opened again by their composition's id. It may be repeated: what is called by its content and is there already stays.
 *
 * @throws Error with a sentence for whoever runs it, where the folder holds no build
 */
export async function keepShell(folder: string, storage: ObjectStorage): Promise<void> {
  const { manifest, skeleton, pages, hashedFiles, rootFiles } = Shell.read(folder)
  for (const name of hashedFiles) {
    for (const suffix of ['', ...Object.values(compressedSuffix)]) await keep(folder, name + suffix, storage)
  }
  const root = shellRootFiles.filter((name) => rootFiles.file(name))
  for (const name of root) {
    await storage.put(shellRootFileKey(manifest.version, name), await readFile(join(folder, name)))
  }
  // Last: whoever finds it finds the files, too.
  const shell: PageShell = { manifest, skeleton, pages, root }
  await storage.put(pageShellKey(manifest.version), Buffer.from(JSON.stringify(shell)))
}

async function keep(folder: string, path: string, storage: ObjectStorage): Promise<void> {
  const source = join(folder, path)
  const key = shellFileKey(path)
  if (!existsSync(source) || (await storage.stat(key))) return
  await storage.put(key, await readFile(source))
}
