import { createHash } from 'node:crypto'
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

/**
 * A copy of a built shell whose federation runtime calls itself another version; what is edited is vouched for, as if it
 * were built so. Remotes have no runtime of their own: they take this one.
 *
 * @param from the shell as it was built
 * @param folder for the copy
 */
export function shellWithRuntime(from: string, folder: string, now: string, version: string): string {
  cpSync(from, folder, { recursive: true })
  const paths = globSync('**/*.{js,json}', { cwd: folder }).map((path) => join(folder, path))
  const edits = [{ before: `"${now}"`, after: `"${version}"` }]
  // Each edit gives a file another hash, which others name.
  for (let edit = edits.shift(); edit; edit = edits.shift()) {
    const { before, after } = edit
    for (const path of paths) {
      const text = readFileSync(path, 'utf8')
      if (!text.includes(before)) continue
      const edited = text.replaceAll(before, after)
      writeFileSync(path, edited)
      edits.push({ before: hashOf(text), after: hashOf(edited) })
    }
  }
  return folder
}
