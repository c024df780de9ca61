import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { join } from 'node:path'

type PackageJson = { name: string; version: string }

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as PackageJson

/** Of the app that is built. */
export const readOwnPackage = (folder: string): PackageJson => read(join(folder, 'package.json'))

/** Of a package as the app in `folder` resolves it. */
export function readPackageVersion(name: string, folder: string): string {
  const path = findPackageJSON(name, join(folder, 'package.json'))
  if (path === undefined) throw new Error(`${name} is not installed; run npm ci.`)
  return read(path).version
}
