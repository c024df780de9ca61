import type { Compilation } from '@rspack/core'
import type { BuiltFile } from './manifest.ts'

/** Every file that the build writes, with its final content. */
export const builtFiles = (compilation: Compilation): BuiltFile[] =>
  compilation.getAssets().map(({ name, source }) => ({ path: name, content: source.buffer() }))

/** Scripts and styles that a named chunk needs, itself included. */
export const filesOfChunk = (compilation: Compilation, name: string): string[] => [
  ...(compilation.namedChunkGroups.get(name)?.getFiles() ?? []),
]

export const namedChunkFiles = (compilation: Compilation): Map<string, string[]> =>
  new Map([...compilation.namedChunkGroups.keys()].map((name) => [name, filesOfChunk(compilation, name)]))
