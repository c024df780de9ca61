import { cpSync, existsSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** A package under a version that it does not have. */
export interface Renamed {
  readonly name: string
  readonly version: string
}

/**
 * A copy of a fixture in which packages call themselves other versions, as their next ones will; everything else is the
 * project's own.
 *
 * @param folder for copies
 * @returns the copy
 */
export function fixtureWith(
  folder: string,
  fixture: 'tiny-shell' | 'visits',
  renamed: readonly Renamed[],
): string {
  const copy = join(folder, fixture)
  cpSync(join(root, 'apps/e2e/fixtures', fixture), copy, { recursive: true })
  const shared = join(folder, 'node_modules')
  if (!existsSync(shared)) symlinkSync(join(root, 'node_modules'), shared)
  for (const { name, version } of renamed) rename(join(copy, 'node_modules', name), name, version)
  return copy
}

function rename(target: string, name: string, version: string): void {
  mkdirSync(join(target, '..'), { recursive: true })
  cpSync(join(root, 'node_modules', name), target, { recursive: true })
  const { version: now } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8')) as {
    version: string
  }
  for (const file of globSync('{package.json,cjs/*.js,dist/**/*.js}', { cwd: target })) {
    const path = join(target, file)
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(`"${now}"`, `"${version}"`))
  }
}
