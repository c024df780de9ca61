import { execFile } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Debian has servers where a user's PATH does not lead. */
const otherFolders = ['/usr/bin', '/usr/local/bin', '/usr/sbin', '/usr/local/sbin']

/** The first of these programs that is on PATH, with its folder. */
export function findProgram(...names: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...otherFolders]
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}

/** Whether `apt-get install` can work here: as root on Debian or a child of it. */
const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Suites and platforms that start side by side install what they need one after the other: apt-get does not wait for its locks. */
const lock = join(tmpdir(), 'rafiq-apt-get.lock')

/** Installs a Debian package, saying so. False where that cannot work. */
export async function installPackage(name: string): Promise<boolean> {
  if (!canInstall()) return false
  console.log(`  Installing the system package ${name} (apt-get install ${name})`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const aptGet = (...args: string[]) => run('flock', [lock, 'apt-get', ...args], { env })
  const install = () => aptGet('install', '-y', '--no-install-recommends', name)
  try {
    await install().catch(async () => {
      await aptGet('update')
      await install()
    })
    return true
  } catch (error) {
    console.error(`  ${name} could not be installed: ${error instanceof Error ? error.message : error}`)
    return false
  }
}

/** The first of these programs, or what installing the package brings; undefined where that cannot work. */
export async function findOrInstall(packageName: string, ...programs: string[]): Promise<string | undefined> {
  return (
    findProgram(...programs) ?? ((await installPackage(packageName)) ? findProgram(...programs) : undefined)
  )
}
