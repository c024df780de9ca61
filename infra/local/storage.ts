import { mkdirSync } from 'node:fs'
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

/** Makes the folders where they are missing. */
export function prepareStorage(dataDir: string): StorageFolders {
  const folders = storageFolders(dataDir)
  for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true })
  return folders
}
