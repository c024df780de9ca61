import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** The commit that a folder is at; undefined where it is in no repository. */
export async function commitOf(folder: string): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: folder })
    return stdout.trim() || undefined
  } catch {
    return undefined
  }
}
