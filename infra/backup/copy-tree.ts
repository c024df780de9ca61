import type { Stats } from 'node:fs'
import { copyFile, link, lstat, mkdir, readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'

export interface CopyOptions {
  /** Paths below `from` that are left out. */
  skip?: (path: string) => boolean
  /** An earlier copy: what has not changed since is a second name of its file. */
  earlier?: string
}

/** What a server that goes on takes away while it is copied is not missed: its log says so, or nobody refers to it. */
const whereGone = (error: NodeJS.ErrnoException): undefined => {
  if (error.code === 'ENOENT') return undefined
  throw error
}

/** Copies a file or a folder with all below it. Files that are there already and have not changed are left alone. */
export async function copyTree(
  from: string,
  to: string,
  options: CopyOptions = {},
  path = '',
): Promise<void> {
  if (options.skip?.(path)) return
  const found = await lstat(join(from, path)).catch(whereGone)
  if (found?.isDirectory()) {
    await mkdir(join(to, path), { recursive: true, mode: found.mode })
    for (const name of (await readdir(join(from, path)).catch(whereGone)) ?? []) {
      await copyTree(from, to, options, path === '' ? name : `${path}/${name}`)
    }
  } else if (found?.isFile() && !(await isCopyOf(join(to, path), found))) {
    await copyOne(join(from, path), join(to, path), found, options.earlier && join(options.earlier, path))
  }
}

async function copyOne(
  from: string,
  to: string,
  { atime, mtime, ...found }: Stats,
  earlier?: string,
): Promise<void> {
  if (earlier && (await isCopyOf(earlier, { mtime, ...found } as Stats))) return link(earlier, to)
  await copyFile(from, to).catch(whereGone)
  await utimes(to, atime, mtime).catch(whereGone)
}

async function isCopyOf(file: string, { size, mtime }: Stats): Promise<boolean> {
  const copy = await lstat(file).catch(whereGone)
  return copy?.size === size && Math.trunc(copy.mtimeMs / 1000) === Math.trunc(mtime.getTime() / 1000)
}
