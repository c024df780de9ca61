import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { KitPackage } from './packages.ts'
import { type Package, publishedPackage } from './published-package.ts'

/** Where the kit is made, and of what. */
export type Workshop = Readonly<{ libraries: string; compiled: string; staged: string }>

export const readPackage = (folder: string): Package =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package

/** Lays out the files of a package as they are in its archive, all but its `package.json`. */
export function stageFiles(
  { libraries, compiled, staged }: Workshop,
  { folder, files, copied }: KitPackage,
): void {
  const [from, to] = [join(libraries, folder), join(staged, folder)]
  cpSync(join(compiled, folder, 'src'), join(to, 'dist'), { recursive: true })
  for (const file of copied ?? []) cpSync(join(from, 'src', file), join(to, 'dist', file))
  for (const file of files ?? []) cpSync(join(from, file), join(to, file), { recursive: true })
}

/** Writes its `package.json`, once the versions of all are known. */
export function stageManifest(
  { libraries, staged }: Workshop,
  { folder, omitted = [] }: KitPackage,
  versions: Readonly<Record<string, string>>,
): void {
  const to = join(staged, folder)
  const own = readPackage(join(libraries, folder))
  const dependencies = Object.entries(own.dependencies ?? {}).filter(([name]) => !omitted.includes(name))
  const published = publishedPackage({ ...own, dependencies: Object.fromEntries(dependencies) }, versions)
  const exports = Object.entries(published.exports ?? {}).filter(([, target]) =>
    existsSync(join(to, typeof target === 'string' ? target : (target.default ?? ''))),
  )
  const manifest = { ...published, exports: Object.fromEntries(exports) }
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}
