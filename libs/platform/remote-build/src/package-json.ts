import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

type PackageJson = { name: string; version: string }

/** Of the app that is built. */
export const readOwnPackage = (folder: string): PackageJson =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** Where a package is that the app in `folder` resolves; undefined where it is not installed. */
export function packageFolder(name: string, folder: string): string | undefined {
  // Not by its exports, which need not name the file; and `findPackageJSON` is younger than Node 20.
  const folders = createRequire(join(folder, 'package.json')).resolve.paths(name) ?? []
  return folders.map((modules) => join(modules, name)).find((path) => existsSync(join(path, 'package.json')))
}

/** Of a package as the app in `folder` resolves it. */
export function readPackageVersion(name: string, folder: string): string {
  const path = packageFolder(name, folder)
  if (path === undefined) throw new Error(`${name} is not installed; run npm ci.`)
  return readOwnPackage(path).version
}
