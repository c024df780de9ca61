import { renameSync, writeFileSync } from 'node:fs'

/** Saves a file at once: whoever watches its folder never reads it half written. */
export function saveFile(path: string, text: string): void {
  const draft = `${path}~`
  writeFileSync(draft, text)
  renameSync(draft, path)
}
