import { createHash } from 'node:crypto'
import {
  type GuardedPages,
  type InitialFrame,
  type InitialFrameShape,
  languages,
  mapLimits,
  type RemoteManifest,
  type remoteConfigSchema,
  type ShellManifest,
} from '@rafiq/platform-contracts'
import { ownChunk } from './own-copies.ts'

/** `remote.config.ts` with its defaults filled in. */
export type ParsedRemoteConfig = ReturnType<typeof remoteConfigSchema.parse>
/** A page of the shell's own; `chunk` and `initialFrame` as in `remote.config.ts`. Its texts in a language are in `<chunk>-<language>`. */
export type ShellRoute = { path: string; chunk?: string; initialFrame?: InitialFrame }
export type BuiltFile = { path: string; content: Buffer }
type Language = ShellManifest['fonts'][number]['languages'][number]

const byPath = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1)

/** As browsers compare it in `integrity`. */
export const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/** Each with its hash and size. */
export const listFiles = (files: readonly BuiltFile[]): RemoteManifest['files'] =>
  Object.fromEntries(
    files
      .toSorted(byPath)
      .map(({ path, content }) => [path, { integrity: integrityOf(content), bytes: content.length }]),
  )

type RemoteBuild = {
  config: ParsedRemoteConfig
  version: string
  entry: string
  shared: Record<string, string>
  /** What it brings itself, by version. */
  own?: Record<string, string> | undefined
  files: BuiltFile[]
  /** Source maps that the bundler made, those of scripts that are no more among them. */
  maps?: readonly BuiltFile[]
  /** The files of the exposed module, and of each chunk by its name. */
  remoteFiles: string[]
  chunkFiles: ReadonlyMap<string, string[]>
}

/** `remote.json`: everything that may be known of a release without running it. */
export function remoteManifest(build: RemoteBuild): RemoteManifest {
  return {
    name: build.config.name,
    version: build.version,
    platform: build.config.platform,
    entry: build.entry,
    files: listFiles(build.files),
    ...mapsOf(build),
    routes: build.config.routes.map((route) => ({
      ...route,
      files: [...new Set([build.entry, ...build.remoteFiles, ...routeFiles(build, route.chunk)])],
    })),
    navigation: build.config.navigation,
    ...(build.config.offers && { offers: build.config.offers }),
    ...(build.config.fills && { fills: build.config.fills }),
    shared: build.shared,
    ...(build.own && { own: { modules: build.own, files: ownFiles(build) } }),
  }
}

/** Those of scripts, as far as a registry keeps them: without its map a script is published all the same. */
function mapsOf({ files, maps = [] }: RemoteBuild): Pick<RemoteManifest, 'maps'> {
  const scripts = new Set(files.map(({ path }) => path).filter((path) => /\.m?js$/.test(path)))
  let left: number = mapLimits.all
  const kept = maps.toSorted(byPath).filter(({ path, content: { length } }) => {
    if (!scripts.has(path.replace(/\.map$/, '')) || length > Math.min(left, mapLimits.each)) return false
    left -= length
    return true
  })
  return kept.length > 0 ? { maps: listFiles(kept) } : {}
}

const ownFiles = ({ files }: RemoteBuild): string[] =>
  files.map(({ path }) => path).filter((path) => path.startsWith(`${ownChunk}.`) && path.endsWith('.js'))

function routeFiles({ config, chunkFiles }: RemoteBuild, chunk: string | undefined): string[] {
  return chunk === undefined ? [] : filesOf(chunk, chunkFiles, `remote.config.ts of ${config.name}`)
}

function filesOf(chunk: string, chunkFiles: ReadonlyMap<string, string[]>, config: string): string[] {
  const files = chunkFiles.get(chunk)
  if (files) return files
  throw new Error(`${config} names the chunk "${chunk}", but no import has webpackChunkName: "${chunk}".`)
}

type ShellBuild = {
  version: string
  provided: Record<string, string>
  routes: readonly ShellRoute[]
  guarded: readonly GuardedPages[]
  /** The chunk that loads remotes, if any. */
  remoteChunk: string | undefined
  /** The chunk that the first script fetches on every page. */
  appChunk: string
  fonts: readonly { file: string; languages: readonly Language[] }[]
  skeleton: string
  initialFrames: Partial<Record<InitialFrameShape, string>>
  files: BuiltFile[]
  /** The files of the first load, in order. */
  entryFiles: string[]
  chunkFiles: ReadonlyMap<string, string[]>
}

/** `shell.json`: what a document must name so that the shell starts. */
export function shellManifest(build: ShellBuild): ShellManifest {
  const assets = build.entryFiles.map((path) => asset(build.files, path))
  return {
    version: build.version,
    platform: build.provided['@rafiq/platform'] ?? '0.0.0',
    shared: build.provided,
    scripts: assets.filter(({ path }) => path.endsWith('.js')),
    styles: assets.filter(({ path }) => path.endsWith('.css')),
    fonts: build.fonts.map(({ file, languages }) => ({
      path: fontPath(build.files, file),
      languages: [...languages],
    })),
    appFiles: shellChunkFiles(build, build.appChunk, build.entryFiles),
    routes: build.routes.map(({ path, chunk, initialFrame }) => ({
      path,
      files: shellRouteFiles(build, chunk),
      ...(initialFrame && { initialFrame }),
    })),
    guarded: [...build.guarded],
    remoteFiles: build.remoteChunk === undefined ? [] : shellChunkFiles(build, build.remoteChunk),
    remotesFile: true,
    skeleton: skeletonPath(build.files, build.skeleton),
    initialFrames: build.initialFrames,
  }
}

function asset(files: BuiltFile[], path: string) {
  const file = files.find((candidate) => candidate.path === path)
  if (!file) throw new Error(`The shell's build names ${path} but did not write it.`)
  return { path, integrity: integrityOf(file.content) }
}

/** What a page needs beyond the first load, its texts only in the language that is shown. */
function shellRouteFiles(
  build: ShellBuild,
  chunk: string | undefined,
): ShellManifest['routes'][number]['files'] {
  if (chunk === undefined) return []
  const { files, chunkFiles } = build
  return [
    ...shellChunkFiles(build, chunk).map((file) => ({ ...file, languages: [...languages] })),
    ...languages.flatMap((language) =>
      (chunkFiles.get(`${chunk}-${language}`) ?? []).map((path) => ({
        ...asset(files, path),
        languages: [language],
      })),
    ),
  ]
}

/** What a chunk of the shell needs beyond what every page loads, or beyond `known`. */
const shellChunkFiles = (build: ShellBuild, chunk: string, known = filesOfEveryPage(build)) =>
  shellFilesOf(build, chunk)
    .filter((path) => !known.includes(path))
    .map((path) => asset(build.files, path))

const shellFilesOf = ({ chunkFiles }: ShellBuild, chunk: string) =>
  filesOf(chunk, chunkFiles, 'rspack.config.ts of the shell')

const filesOfEveryPage = (build: ShellBuild) => [...build.entryFiles, ...shellFilesOf(build, build.appChunk)]

function skeletonPath(files: BuiltFile[], path: string): string {
  if (files.some((file) => file.path === path)) return path
  throw new Error(`The shell should start with the skeleton "${path}", but its build has no such file.`)
}

function fontPath(files: BuiltFile[], start: string): string {
  const font = files.find(({ path }) => path.startsWith(`assets/${start}`) && path.endsWith('.woff2'))
  if (!font)
    throw new Error(`The shell should preload the typeface "${start}", but its build has no such file.`)
  return font.path
}
