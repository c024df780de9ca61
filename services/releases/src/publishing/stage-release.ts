import { availableParallelism } from 'node:os'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import {
  type Issue,
  type RemoteManifest,
  remoteManifestSchema,
  slotTypesFile,
} from '@rafiq/platform-contracts'
import { MalformedError, readJson, toIssues } from '@rafiq/service-kit'
import type { Release } from '../gate/release.ts'
import { ConcurrencyLimit } from '../store/concurrency-limit.ts'
import type { Staging } from '../store/version-store.ts'
import type { ArchivedFile, ArchiveLimits } from './archive-entries.ts'
import { checkRelease, fingerprint, isSourceMap, manifestFile, type StoredFile } from './check-release.ts'
import { readArchive } from './read-archive.ts'

export interface StagedRelease extends Release {
  /** The bytes of `remote.json`, which are what is signed. */
  readonly signed: Buffer
}

const isCode = /\.(js|css)$/

/**
 * Writes an uploaded release with the compressed forms of its files to a staging and checks it against its own
 * manifest.
 *
 * @throws MalformedError `invalid-release` with an issue for each thing that is wrong
 */
export async function stageRelease(
  body: Readable,
  staging: Staging,
  sentAs: { readonly remote: string; readonly version: string },
  limits: ArchiveLimits,
): Promise<StagedRelease> {
  const files = new Map<string, StoredFile>()
  const layout = new Layout()
  const misplaced: Issue[] = []
  const code = new Map<string, Buffer>()
  const wireBytes = new Map<string, number>()
  const compressing = new ConcurrencyLimit(availableParallelism())
  let signed: Buffer | undefined
  let slotTypes: string | undefined
  try {
    await readArchive(body, limits, async (file) => {
      const { path, content } = file
      if (path === manifestFile) {
        signed = content
        return
      }
      files.set(path, fingerprint(content))
      const reason = layout.take(path)
      if (reason !== undefined) {
        misplaced.push({ path, message: reason })
        return
      }
      if (isSourceMap(path)) {
        await compressing.run(() => staging.writeMap(path, content))
        return
      }
      if (isCode.test(path)) code.set(path, content)
      if (path === slotTypesFile) slotTypes = content.toString('utf8')
      await compressing.run(async () => {
        wireBytes.set(path, await store(file, staging))
      })
    })
    await compressing.done()
  } finally {
    // Nothing may be written any more to a staging that is thrown away.
    await compressing.empty()
  }
  if (!signed) throw rejection([{ path: manifestFile, message: 'is missing in the archive' }])
  const manifest = parseManifest(signed)
  const issues = [...misplaced, ...checkRelease(manifest, files, sentAs)]
  if (issues.length > 0) throw rejection(issues)
  const weighed = [...code].map(
    ([path, content]) => [path, { content, wireBytes: wireBytes.get(path) ?? content.length }] as const,
  )
  return { manifest, code: new Map(weighed), slotTypes, signed }
}

/** @returns how many bytes a browser loads */
async function store({ path, content }: ArchivedFile, staging: Staging): Promise<number> {
  await staging.write(path, content)
  const forms = await precompress(path, content)
  for (const { extension, content: compressed } of forms) {
    await staging.write(`${path}${extension}`, compressed)
  }
  return forms.find(({ extension }) => extension === '.br')?.content.length ?? content.length
}

function parseManifest(content: Buffer): RemoteManifest {
  const json = readJson(content.toString('utf8'))
  if (json === undefined) {
    throw new MalformedError('invalid-release', { message: `${manifestFile} is not JSON.` })
  }
  const result = remoteManifestSchema.safeParse(json)
  if (!result.success) throw rejection(toIssues(result.error.issues))
  return result.data
}

function rejection(issues: readonly Issue[]): MalformedError {
  const [first] = issues
  const more = issues.length > 1 ? ` (and ${issues.length - 1} more)` : ''
  const message = `The release was refused: ${first?.path} ${first?.message}${more}.`
  return new MalformedError('invalid-release', { message, issues: issues.slice(0, 50) })
}

/** Names that the registry keeps for itself: compressed forms that it makes, and everything hidden. */
const reserved = /\.(br|gz)(\/|$)|(^|\/)\./

/** Where the files of one release lie: each has a place of its own, whatever comes with it. */
export class Layout {
  private readonly files = new Set<string>()
  private readonly folders = new Set<string>()

  /** Takes a file's place. @returns why it cannot lie there; undefined where it can */
  take(path: string): string | undefined {
    if (reserved.test(path)) return 'is a name that the registry keeps for itself'
    const folders = foldersOf(path)
    const file = folders.find((folder) => this.files.has(folder))
    if (file !== undefined) return `lies in ${file}, which is a file`
    if (this.folders.has(path)) return 'is a file, and others lie in it'
    this.files.add(path)
    for (const folder of folders) this.folders.add(folder)
    return undefined
  }
}

/** `a/b/c.js` lies in `a` and in `a/b`. */
function foldersOf(path: string): string[] {
  const names = path.split('/')
  return names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'))
}

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

const compressible = /\.(css|html|js|json|mjs|svg|txt|wasm|webmanifest)$/
/** Brotli's best level takes seconds per mebibyte: above this size a faster one is nearly as small. */
const bestLevelUpTo = 512 * 1024

export interface Compressed {
  readonly extension: '.br' | '.gz'
  readonly content: Buffer
}

/** The smaller forms of a file that are worth keeping beside it. */
export async function precompress(path: string, content: Buffer): Promise<Compressed[]> {
  if (!compressible.test(path) || content.length === 0) return []
  const quality = content.length <= bestLevelUpTo ? 11 : 6
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const [br, gz] = await Promise.all([brotli(content, { params }), deflate(content, { level: 9 })])
  const made: Compressed[] = [
    { extension: '.br', content: br },
    { extension: '.gz', content: gz },
  ]
  return made.filter((compressed) => compressed.content.length < content.length)
}
