import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'

export interface StorageFolders {
  /** Of releases and shells: the gateway serves from it. */
  readonly storage: string
  /** Of members' photos: the users service alone has it. */
  readonly photos: string
}

export const storageFolders = (dataDir: string): StorageFolders => ({
  storage: join(dataDir, 'storage'),
  photos: join(dataDir, 'photos'),
})

/** Makes the folders; photos of a data folder that has them beside the releases move out from there. */
export function prepareStorage(dataDir: string): StorageFolders {
  const folders = storageFolders(dataDir)
  for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true })
  const [before, now] = [join(folders.storage, 'photos'), join(folders.photos, 'photos')]
  if (existsSync(before) && !existsSync(now)) renameSync(before, now)
  return folders
}
