import type { Readable } from 'node:stream'
import { Inject, Injectable } from '@nestjs/common'
import { filePathSchema, remoteNameSchema, versionSchema } from '@rafiq/contracts'
import { isObjectKey, ObjectStorage } from '@rafiq/service-kit'
import { chooseEncoding, type Encoding } from './accept-encoding.ts'
import { contentType, isCompressible } from './content-type.ts'

export interface FoundFile {
  readonly type: string
  readonly encoding: Encoding
  readonly bytes: number
  readonly etag: string
  open(): Promise<Readable | null>
}

/** The registry writes these beside each file that gets smaller by them. */
const suffixes: readonly (readonly [Encoding, string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
]

/** Files of published versions, as they lie in the object storage. */
@Injectable()
export class RemoteFiles {
  readonly #storage: ObjectStorage

  constructor(@Inject(ObjectStorage) storage: ObjectStorage) {
    this.#storage = storage
  }

  /** The file in the best form that the client takes; undefined where there is none. */
  async find(
    remote: string,
    version: string,
    path: string,
    acceptEncoding?: string,
  ): Promise<FoundFile | undefined> {
    const key = remoteFileKey(remote, version, path)
    if (key === undefined) return undefined
    for (const [encoding, suffix] of candidates(path, acceptEncoding)) {
      const stat = await this.#storage.stat(`${key}${suffix}`)
      if (stat) {
        return {
          type: contentType(path),
          encoding,
          bytes: stat.bytes,
          etag: `"${stat.bytes.toString(36)}-${stat.modifiedAt.getTime().toString(36)}-${encoding}"`,
          open: () => this.#storage.get(`${key}${suffix}`),
        }
      }
    }
    return undefined
  }
}

/** Where a version's file lies; undefined for what cannot be one, whatever a path tries. */
export function remoteFileKey(remote: string, version: string, path: string): string | undefined {
  const valid =
    remoteNameSchema.safeParse(remote).success &&
    versionSchema.safeParse(version).success &&
    filePathSchema.safeParse(path).success &&
    !suffixes.some(([, suffix]) => path.endsWith(suffix))
  const key = `remotes/${remote}/${version}/${path}`
  return valid && isObjectKey(key) ? key : undefined
}

function candidates(path: string, acceptEncoding: string | undefined): (readonly [Encoding, string])[] {
  const plain = ['identity', ''] as const
  if (!isCompressible(path)) return [plain]
  const wanted = chooseEncoding(acceptEncoding, ['br', 'gzip'])
  return [...suffixes.filter(([encoding]) => encoding === wanted), plain]
}
