import { bodyLimits, filePathSchema } from '@rafiq/platform-contracts'
import { MalformedError, TooLargeError } from '@rafiq/service-kit'
import { Parser, type ReadEntry } from 'tar'

export interface ArchiveLimits {
  /** Bytes of the upload as it is sent. */
  readonly packedBytes: number
  /** Bytes of the archive once unpacked. */
  readonly unpackedBytes: number
  readonly entries: number
}

const mebibyte = 1024 * 1024

/** What a release may weigh; far above any remote we know, far below what hurts a service. */
export const releaseLimits: ArchiveLimits = {
  packedBytes: bodyLimits.release,
  unpackedBytes: 32 * mebibyte,
  entries: 2_000,
}

export interface ArchivedFile {
  readonly path: string
  readonly content: Buffer
}

/** Wraps the parser, which emits synchronously, so that each write returns the files it completed. */
export class ArchiveEntries {
  private readonly parser: Parser
  private readonly seen = new Set<string>()
  private ready: ArchivedFile[] = []
  private unpackedBytes = 0
  private entries = 0
  private failure: Error | undefined
  private ended = false

  constructor(private readonly limits: ArchiveLimits) {
    this.parser = new Parser({ strict: true, onReadEntry: (entry) => this.read(entry) })
    this.parser.on('error', (error: Error) =>
      this.fail(rejection(`The archive is broken: ${error.message}`, error)),
    )
    this.parser.on('eof', () => {
      this.ended = true
    })
  }

  /** What comes after the archive's end means nothing: the parser would pile it up, and copy the pile for each chunk. */
  write(chunk: Buffer): ArchivedFile[] {
    if (!this.ended) this.parser.write(chunk)
    return this.take()
  }

  end(): ArchivedFile[] {
    this.parser.end()
    return this.take()
  }

  private take(): ArchivedFile[] {
    if (this.failure) throw this.failure
    const ready = this.ready
    this.ready = []
    return ready
  }

  private read(entry: ReadEntry): void {
    try {
      const path = this.admit(entry)
      if (path === undefined) {
        entry.resume()
        return
      }
      const chunks: Buffer[] = []
      entry.on('data', (chunk: Buffer) => chunks.push(chunk))
      entry.on('end', () => this.ready.push({ path, content: Buffer.concat(chunks) }))
    } catch (error) {
      this.fail(error instanceof Error ? error : new Error(String(error)))
      entry.resume()
    }
  }

  /** The path under which an entry may be kept; undefined for a folder, which needs no entry. */
  private admit({ type, path: rawPath, size }: ReadEntry): string | undefined {
    this.entries += 1
    if (this.entries > this.limits.entries) {
      throw new TooLargeError(undefined, {
        message: `The archive has more than ${this.limits.entries} entries.`,
      })
    }
    const path = rawPath.replace(/^\.\//, '')
    if (type === 'Directory') {
      if (path !== '' && !filePathSchema.safeParse(path.replace(/\/$/, '')).success) throw unsafePath(rawPath)
      return undefined
    }
    if (type !== 'File' && type !== 'OldFile') {
      throw rejection(`The archive holds ${JSON.stringify(rawPath)}, which is not a plain file (${type})`)
    }
    if (!filePathSchema.safeParse(path).success) throw unsafePath(rawPath)
    if (this.seen.has(path)) throw rejection(`The archive holds ${path} twice`)
    this.seen.add(path)
    this.unpackedBytes += size
    if (this.unpackedBytes > this.limits.unpackedBytes) {
      throw new TooLargeError(undefined, {
        message: `The archive unpacks to more than ${this.limits.unpackedBytes} bytes.`,
      })
    }
    return path
  }

  private fail(error: Error): void {
    this.failure ??= error
  }
}

function unsafePath(path: string): MalformedError {
  return rejection(`The archive holds the path ${JSON.stringify(path.slice(0, 200))}, which is not allowed`)
}

/** What is wrong with an archive as a whole. */
export function rejection(sentence: string, cause?: unknown): MalformedError {
  return new MalformedError('invalid-release', { message: `${sentence}.`, cause })
}
