import type { Readable } from 'node:stream'
import { Injectable } from '@nestjs/common'
import {
  filePathSchema,
  kitFileKey,
  remoteNameSchema,
  shellFileKey,
  versionFilesKey,
  versionManifestKey,
  versionSchema,
} from '@rafiq/platform-contracts'
import { isObjectKey, ObjectStorage } from '@rafiq/service-kit'
import type { FastifyRequest } from 'fastify'
import { contentType, isCompressible } from '../content/content-type.ts'
import { chooseEncoding, compressedSuffix, type Encoding } from '../content/encoding.ts'

export interface FoundFile {
  readonly type: string
  readonly encoding: Encoding
  readonly bytes: number
  readonly etag: string
  open(): Promise<Readable | null>
}

/** What is known of a client by its request: the encodings that it takes. */
type Asked = Pick<FastifyRequest, 'headers'>

/** Files of published versions and of shells, as they lie in the object storage. */
@Injectable()
export class StoredFiles {
  /** Manifests of versions that are whole: what was seen once stays. */
  private readonly whole = new Set<string>()

  constructor(private readonly storage: ObjectStorage) {}

  /** A file of a remote in the best form that the client takes; undefined where there is none. */
  async ofRemote(
    remote: string,
    version: string,
    path: string,
    { headers }: Asked,
  ): Promise<FoundFile | undefined> {
    const key = remoteFileKey(remote, version, path)
    if (key === undefined || !(await this.isWhole(versionManifestKey({ remote, version })))) return undefined
    return this.find(key, headers['accept-encoding'])
  }

  /** The same of any shell that was kept. */
  ofShell(path: string, { headers }: Asked): Promise<FoundFile | undefined> {
    return this.find(isFilePath(path) ? shellFileKey(path) : undefined, headers['accept-encoding'])
  }

  /** An archive or a page of any kit that was kept. */
  ofKit(file: string, { headers }: Asked): Promise<FoundFile | undefined> {
    return this.find(isFilePath(file) ? kitFileKey(file) : undefined, headers['accept-encoding'])
  }

  /** What caches may keep for ever is not served from a version whose files are still being written. */
  private async isWhole(manifest: string): Promise<boolean> {
    if (this.whole.has(manifest)) return true
    if (!(await this.storage.stat(manifest))) return false
    this.whole.add(manifest)
    return true
  }

  private async find(
    key: string | undefined,
    acceptEncoding: string | undefined,
  ): Promise<FoundFile | undefined> {
    if (key === undefined) return undefined
    for (const [encoding, suffix] of candidates(key, acceptEncoding)) {
      const stat = await this.storage.stat(`${key}${suffix}`)
      if (stat) {
        return {
          type: contentType(key),
          encoding,
          bytes: stat.bytes,
          etag: `"${stat.bytes.toString(36)}-${stat.modifiedAt.getTime().toString(36)}-${encoding}"`,
          open: () => this.storage.get(`${key}${suffix}`),
        }
      }
    }
    return undefined
  }
}

/** Where a version's file lies; undefined for what cannot be one, whatever a path tries. */
export function remoteFileKey(remote: string, version: string, path: string): string | undefined {
  const valid =
    remoteNameSchema.safeParse(remote).success && versionSchema.safeParse(version).success && isFilePath(path)
  return valid ? `${versionFilesKey({ remote, version })}/${path}` : undefined
}

/** The compressed forms are no files of their own. */
function isFilePath(path: string): boolean {
  return (
    filePathSchema.safeParse(path).success &&
    isObjectKey(path) &&
    !Object.values(compressedSuffix).some((suffix) => path.endsWith(suffix))
  )
}

function candidates(key: string, acceptEncoding: string | undefined): (readonly [Encoding, string])[] {
  const plain = ['identity', ''] as const
  if (!isCompressible(key)) return [plain]
  const wanted = chooseEncoding(acceptEncoding, ['br', 'gzip'])
  return wanted === 'identity' ? [plain] : [[wanted, compressedSuffix[wanted]], plain]
}
