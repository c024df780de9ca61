import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { filePathSchema } from '@rafiq/contracts'
import { MalformedError, TooLargeError } from '@rafiq/service-kit'
import { Parser, type ReadEntry } from 'tar'
import { boundedBytes } from './bounded-bytes.ts'
import type { ArchiveLimits } from './limits.ts'
import { notCompressed } from './not-compressed.ts'

export interface ArchivedFile {
  readonly path: string
  readonly content: Buffer
}

/** A tar header and its padding, per entry, on top of the files themselves. */
const tarOverhead = 2_048

/**
 * Reads a gzip'd tar and hands over its files one by one, in bounded memory: at most what one archive may unpack to.
 *
 * @throws MalformedError for whatever is not a plain file under a plain path: links, devices, `../`, absolute paths
 * @throws TooLargeError past a limit, as soon as it is passed
 */
export async function readArchive(
  body: Readable,
  limits: ArchiveLimits,
  onFile: (file: ArchivedFile) => Promise<void>,
): Promise<void> {
  const entries = new EntryCollector(limits)
  try {
    await pipeline(
      leftOpen(body),
      boundedBytes(limits.packedBytes, 'The upload'),
      createGunzip(),
      boundedBytes(limits.unpackedBytes + limits.entries * tarOverhead, 'The unpacked archive'),
      notCompressed(),
      async (unpacked: AsyncIterable<Buffer>) => {
        for await (const chunk of unpacked) {
          for (const file of entries.write(chunk)) await onFile(file)
        }
        for (const file of entries.end()) await onFile(file)
      },
    )
  } catch (error) {
    throw isBrokenArchive(error)
      ? refusal('The upload is not a complete gzip archive of tar format', error)
      : error
  }
}

/** Wraps the parser, which emits synchronously, so that each write returns the files it completed. */
class EntryCollector {
  readonly #limits: ArchiveLimits
  readonly #parser: Parser
  readonly #seen = new Set<string>()
  #ready: ArchivedFile[] = []
  #unpackedBytes = 0
  #entries = 0
  #failure: Error | undefined
  #ended = false

  constructor(limits: ArchiveLimits) {
    this.#limits = limits
    this.#parser = new Parser({ strict: true, onReadEntry: (entry) => this.#read(entry) })
    this.#parser.on('error', (error: Error) =>
      this.#fail(refusal(`The archive is broken: ${error.message}`, error)),
    )
    this.#parser.on('eof', () => {
      this.#ended = true
    })
  }

  /** What comes after the archive's end means nothing: the parser would pile it up, and copy the pile for each chunk. */
  write(chunk: Buffer): ArchivedFile[] {
    if (!this.#ended) this.#parser.write(chunk)
    return this.#take()
  }

  end(): ArchivedFile[] {
    this.#parser.end()
    return this.#take()
  }

  #take(): ArchivedFile[] {
    if (this.#failure) throw this.#failure
    const ready = this.#ready
    this.#ready = []
    return ready
  }

  #read(entry: ReadEntry): void {
    try {
      const path = this.#admit(entry)
      if (path === undefined) {
        entry.resume()
        return
      }
      const chunks: Buffer[] = []
      entry.on('data', (chunk: Buffer) => chunks.push(chunk))
      entry.on('end', () => this.#ready.push({ path, content: Buffer.concat(chunks) }))
    } catch (error) {
      this.#fail(error instanceof Error ? error : new Error(String(error)))
      entry.resume()
    }
  }

  /** The path under which an entry may be kept; undefined for a folder, which needs no entry. */
  #admit({ type, path: rawPath, size }: ReadEntry): string | undefined {
    this.#entries += 1
    if (this.#entries > this.#limits.entries) {
      throw new TooLargeError(undefined, {
        message: `The archive has more than ${this.#limits.entries} entries.`,
      })
    }
    const path = rawPath.replace(/^\.\//, '')
    if (type === 'Directory') {
      if (path !== '' && !filePathSchema.safeParse(path.replace(/\/$/, '')).success) throw unsafePath(rawPath)
      return undefined
    }
    if (type !== 'File' && type !== 'OldFile') {
      throw refusal(`The archive holds ${JSON.stringify(rawPath)}, which is not a plain file (${type})`)
    }
    if (!filePathSchema.safeParse(path).success) throw unsafePath(rawPath)
    if (this.#seen.has(path)) throw refusal(`The archive holds ${path} twice`)
    this.#seen.add(path)
    this.#unpackedBytes += size
    if (this.#unpackedBytes > this.#limits.unpackedBytes) {
      throw new TooLargeError(undefined, {
        message: `The archive unpacks to more than ${this.#limits.unpackedBytes} bytes.`,
      })
    }
    return path
  }

  #fail(error: Error): void {
    this.#failure ??= error
  }
}

/**
 * A source whose stream outlives a failure further down: a request that is destroyed takes its connection with it, and
 * nobody could be told what was wrong.
 */
async function* leftOpen(body: Readable): AsyncGenerator<Buffer> {
  for await (const chunk of body.iterator({ destroyOnReturn: false })) yield chunk
}

function unsafePath(path: string): MalformedError {
  return refusal(`The archive holds the path ${JSON.stringify(path.slice(0, 200))}, which is not allowed`)
}

function refusal(sentence: string, cause?: unknown): MalformedError {
  return new MalformedError('invalid-release', { message: `${sentence}.`, cause })
}

function isBrokenArchive(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' && /^(Z_|ERR_STREAM_PREMATURE)/.test(code)
}
