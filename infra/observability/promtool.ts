import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findProgram } from '../local/system-packages.ts'

/** Milliseconds: whoever has no way to Debian is not kept waiting. */
const timeout = 90_000
const execute = promisify(execFile)
const run = (program: string, args: string[], cwd?: string) => execute(program, args, { timeout, cwd })

/**
 * The program that checks and tests rules: the machine's, or the one of Debian's package, which is taken out of it without
 * installing the server that it is of. Nothing where there is neither.
 *
 * @param cache folder in which it is kept for the next time
 */
export async function promtool(cache: string): Promise<string | undefined> {
  const kept = join(cache, 'promtool')
  const found = findProgram('promtool') ?? (existsSync(kept) ? kept : undefined)
  if (found || !existsSync('/usr/bin/apt-get') || !existsSync('/usr/bin/dpkg-deb')) return found
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'debian-'))
  try {
    await download(folder)
    const [archive = ''] = await readdir(folder)
    await run('dpkg-deb', ['--extract', join(folder, archive), join(folder, 'content')])
    await rename(join(folder, 'content/usr/bin/promtool'), kept)
    return kept
  } catch {
    return undefined
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function download(folder: string): Promise<void> {
  const fetch = () => run('apt-get', ['download', 'prometheus'], folder)
  await fetch().catch(async () => {
    await run('apt-get', ['update'])
    await fetch()
  })
}
