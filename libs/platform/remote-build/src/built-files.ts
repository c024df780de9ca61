import type { Compilation } from '@rspack/core'
import type { BuiltFile } from './manifest.ts'

/** Every file that the build writes, with its final content; source maps apart. */
export function builtFiles(compilation: Compilation): { files: BuiltFile[]; maps: BuiltFile[] } {
  const built = compilation.getAssets().map(({ name, source }) => ({ path: name, content: source.buffer() }))
  return mapsApart(built)
}

/** Source maps are published beside the files and never served. */
export function mapsApart(built: readonly BuiltFile[]): { files: BuiltFile[]; maps: BuiltFile[] } {
  const isMap = ({ path }: BuiltFile) => path.endsWith('.map')
  return { files: built.filter((file) => !isMap(file)), maps: built.filter(isMap) }
}

/** Scripts and styles that a named chunk needs, itself included. */
export const filesOfChunk = (compilation: Compilation, name: string): string[] => [
  ...(compilation.namedChunkGroups.get(name)?.getFiles() ?? []),
]

export const namedChunkFiles = (compilation: Compilation): Map<string, string[]> =>
  new Map([...compilation.namedChunkGroups.keys()].map((name) => [name, filesOfChunk(compilation, name)]))
