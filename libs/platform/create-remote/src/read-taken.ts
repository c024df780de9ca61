import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RemoteConfig } from '@rafiq/platform-contracts'
import { gatewayPages } from './gateway-pages.ts'
import { beginningOf, type Taken } from './rejection-of.ts'

const load = async <T>(file: string): Promise<T> => (await import(pathToFileURL(file).href)) as T

/**
 * Folders, pages and menu labels that a new remote may not have.
 *
 * @param pages that the product knows by name
 */
export async function readTaken(root: string, pages: readonly string[]): Promise<Taken> {
  const folders = readdirSync(join(root, 'apps'))
  const configs = await Promise.all(
    folders
      .map((folder) => join(root, 'apps', folder, 'remote.config.ts'))
      .filter(existsSync)
      .map(async (file) => (await load<{ default: RemoteConfig }>(file)).default),
  )
  return {
    folders,
    pages: new Map([
      ...pages.map((path) => [beginningOf(path), 'the shell'] as const),
      ...gatewayPages.map((page) => [page, 'the gateway'] as const),
      ...configs.flatMap(({ name, routes }) =>
        routes.map(({ path }) => [beginningOf(path), `the remote ${name}`] as const),
      ),
    ]),
    labels: new Map(
      configs.flatMap(({ name, navigation = [] }) =>
        navigation.flatMap(({ label }) => Object.values(label).map((text) => [text, name] as const)),
      ),
    ),
  }
}
