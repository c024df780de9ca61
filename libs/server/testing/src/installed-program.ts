import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Debian has some where a user's path does not lead. */
const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Where the first of these programs that the machine has is installed; nothing where it has none. */
export const installedProgram = (...names: string[]): string | undefined =>
  names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
