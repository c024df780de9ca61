import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import {
  shellManifestFile as manifestFile,
  type PageShell,
  type PrerenderedPage,
  prerenderedPagesFile,
  prerenderedPagesSchema,
  type ShellManifest,
  shellManifestSchema,
  shellRootFiles,
} from '@rafiq/platform-contracts'
import { compressedSuffix } from '../content/encoding.ts'
import { MemoryFile } from '../content/memory-file.ts'
import { ShellRoot } from './shell-root.ts'

/** What the gateway and the registry know a shell by; not for browsers. */
const ofRegistry: readonly string[] = [manifestFile, prerenderedPagesFile, 'remote.json']

/** The shell's build, as the gateway found it when it started. */
export class Shell implements PageShell {
  readonly manifest: ShellManifest
  readonly skeleton: string
  readonly pages: PrerenderedPage[]
  readonly rootFiles: ShellRoot
  // No parameter properties: scripts run this file as it is, and Node only strips types.
  private readonly files: ReadonlyMap<string, MemoryFile>

  constructor(manifest: ShellManifest, files: ReadonlyMap<string, MemoryFile>) {
    this.manifest = manifest
    this.files = files
    this.skeleton = manifest.skeleton ? (files.get(manifest.skeleton)?.content.toString('utf8') ?? '') : ''
    this.rootFiles = new ShellRoot(manifest.version, files)
    const pages = files.get(prerenderedPagesFile)
    this.pages = pages ? prerenderedPagesSchema.parse(JSON.parse(pages.content.toString('utf8'))) : []
  }

  /** @throws Error with a sentence for whoever starts the gateway, where the folder holds no build */
  static read(folder: string): Shell {
    return new Shell(readManifest(folder), readFiles(folder))
  }

  /** The files that pages ask for below `/shell/`: their names hold a hash of what is in them. */
  get hashedFiles(): string[] {
    const named = [...ofRegistry, this.manifest.skeleton, ...shellRootFiles]
    return [...this.files.keys()].filter((name) => !named.includes(name))
  }

  /** A file below `/shell/`. */
  file(path: string): MemoryFile | undefined {
    return ofRegistry.includes(path) ? undefined : this.files.get(path)
  }
}

function readManifest(folder: string): ShellManifest {
  const path = join(folder, manifestFile)
  try {
    return shellManifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (cause) {
    throw new Error(
      `The shell is not built: ${path} is missing or broken. Run its build, or correct SHELL_DIR.`,
      {
        cause,
      },
    )
  }
}

function readFiles(folder: string): Map<string, MemoryFile> {
  const contents = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name)
        return [relative(folder, path).split(sep).join('/'), readFileSync(path)]
      }),
  )
  const compressed = new Set(
    [...contents.keys()].flatMap((name) => Object.values(compressedSuffix).map((suffix) => name + suffix)),
  )
  return new Map(
    [...contents]
      .filter(([name]) => !compressed.has(name))
      .map(([name, content]) => {
        const [br, gzip] = [
          contents.get(name + compressedSuffix.br),
          contents.get(name + compressedSuffix.gzip),
        ]
        return [name, new MemoryFile(name, content, { ...(br && { br }), ...(gzip && { gzip }) })]
      }),
  )
}
