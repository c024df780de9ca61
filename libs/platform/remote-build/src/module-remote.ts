import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { containerName, remoteScope, slotTypes, slotTypesFile } from '@rafiq/platform-contracts'
import type { Plugin } from 'postcss'
import { mapsApart } from './built-files.ts'
import { type BuiltFile, remoteManifest } from './manifest.ts'
import { readOwnPackage } from './package-json.ts'
import { readRemoteConfig } from './remote-config.ts'
import { scopeCss } from './scope-css.ts'
import { neededRanges, sharedInRemote } from './shared.ts'
import { buildVersion } from './version.ts'

/** What a bundler other than Rspack has to be told, so that what it builds is a remote. */
export type ModuleRemote = Readonly<{
  /** Where its files are served: `base` of Vite, `output.publicPath` of webpack. */
  base: string
  /** Options of the federation plugin, whichever bundler's: `@module-federation/vite`, `@module-federation/enhanced`. */
  federation: Readonly<{
    name: string
    filename: string
    exposes: Record<string, string>
    shared: ReturnType<typeof sharedInRemote>
    shareStrategy: 'loaded-first'
    manifest: false
    dts: false
  }>
  /** For PostCSS: styles end at the remote's own elements. */
  styles: Plugin
  /** Writes `remote.json`, and the types of its slots, into the folder that was built, once its files are final. */
  writeManifest: (dist: string) => void
}>

/**
 * A remote that is built as ES modules, by Vite, webpack or whatever else writes them. Its hashes are in `remote.json` alone, and
 * from there in the documents of pages: the bundler need not know of them. Pages with roles have to be built with
 * `remoteConfig`, since no public document may name their files.
 *
 * @param exposed the module whose default export `defineRemote` made
 */
export async function moduleRemote(folder: string, exposed = './src/remote.tsx'): Promise<ModuleRemote> {
  const config = await readRemoteConfig(folder)
  const version = buildVersion(readOwnPackage(folder).version, process.env)
  const shared = neededRanges(folder, config)
  const entry = 'remoteEntry.js'
  return {
    base: `/remotes/${config.name}/${version}/`,
    federation: {
      name: containerName(config.name, version),
      filename: entry,
      exposes: { './remote': exposed },
      shared: sharedInRemote(shared),
      shareStrategy: 'loaded-first',
      manifest: false,
      dts: false,
    },
    styles: scopeCss(remoteScope(config.name, version)),
    writeManifest(dist) {
      const types = slotTypes({ name: config.name, version, offers: config.offers })
      if (types !== undefined) writeFileSync(join(dist, slotTypesFile), types)
      const { files, maps } = readBuilt(dist)
      const chunkFiles = chunksOf(files)
      const remoteFiles = chunkFiles.get('remote') ?? []
      const manifest = remoteManifest({
        ...{ config, version, entry, shared, files, maps, remoteFiles, chunkFiles },
      })
      writeFileSync(
        join(dist, 'remote.json'),
        `${JSON.stringify({ ...manifest, format: 'module' }, null, 2)}\n`,
      )
    },
  }
}

/** Everything in the folder but what is there for tools; source maps apart. */
const readBuilt = (dist: string) =>
  mapsApart(
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((path) => path !== 'remote.json' && !/(^|\/)\./.test(path))
      .map((path) => ({ path, content: readFileSync(join(dist, path)) })),
  )

/** Bundlers call the files of a chunk by its name, with a hash behind it. */
function chunksOf(files: readonly BuiltFile[]): Map<string, string[]> {
  const chunks = new Map<string, string[]>()
  for (const { path } of files) {
    const [, name] = /^(.+?)[-.][\w-]{6,}\.(?:js|css)$/.exec(posix.basename(path)) ?? []
    if (name !== undefined) chunks.set(name, [...(chunks.get(name) ?? []), path])
  }
  return chunks
}
