import type { Readable } from 'node:stream'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { UnavailableError } from '../errors/kinds.ts'
import { assertObjectKey, type ObjectStat, ObjectStorage } from './object-storage.ts'
import type { S3Settings } from './storage-settings.ts'

/** Objects of one bucket, of Amazon's or of any server that speaks its protocol; a write is whole or not there. */
export class S3Storage extends ObjectStorage {
  readonly #client: S3Client
  readonly #bucket: string

  constructor(settings: S3Settings) {
    super()
    this.#client = new S3Client(clientOptions(settings))
    this.#bucket = settings.S3_BUCKET
  }

  async put(key: string, content: Uint8Array): Promise<void> {
    const target = { ...this.#at(key), ContentLength: content.byteLength, Body: content }
    await orUnavailable(() => this.#client.send(new PutObjectCommand(target)))
  }

  async copy(from: string, to: string): Promise<void> {
    const { Bucket, Key } = this.#at(from)
    const target = {
      ...this.#at(to),
      CopySource: [Bucket, ...Key.split('/')].map(encodeURIComponent).join('/'),
    }
    await orUnavailable(() => this.#client.send(new CopyObjectCommand(target)))
  }

  async get(key: string): Promise<Readable | null> {
    const found = await orMissing(this.#at(key), (at) => this.#client.send(new GetObjectCommand(at)))
    // In Node the body is a stream of Node's.
    return (found?.Body as Readable | undefined) ?? null
  }

  async stat(key: string): Promise<ObjectStat | null> {
    const found = await orMissing(this.#at(key), (at) => this.#client.send(new HeadObjectCommand(at)))
    return found && { bytes: found.ContentLength ?? 0, modifiedAt: found.LastModified ?? new Date(0) }
  }

  async delete(key: string): Promise<void> {
    const target = this.#at(key)
    await orUnavailable(() => this.#client.send(new DeleteObjectCommand(target)))
  }

  async deleteAll(prefix: string): Promise<void> {
    await this.#eachPage(prefix, async (keys) => {
      const Objects = keys.map((Key) => ({ Key }))
      const target = { Bucket: this.#bucket, Delete: { Objects, Quiet: true } }
      const { Errors: [failed] = [] } = await this.#client.send(new DeleteObjectsCommand(target))
      if (failed) throw new Error(`${failed.Key} could not be deleted: ${failed.Code}`)
    })
  }

  async list(prefix: string): Promise<string[]> {
    const all: string[] = []
    await this.#eachPage(prefix, async (keys) => void all.push(...keys))
    return all.sort()
  }

  async folders(prefix: string, depth: number): Promise<string[]> {
    const all = new Set<string>()
    await this.#eachPage(prefix, async (keys) => {
      for (const key of keys) {
        const names = key.slice(prefix.length + 1).split('/')
        if (names.length > depth) all.add(names.slice(0, depth).join('/'))
      }
    })
    return [...all].sort()
  }

  /** Nest calls it when the service stops. */
  onModuleDestroy(): void {
    this.#client.destroy()
  }

  /** A page has up to 1,000 keys, as many as one request deletes. */
  async #eachPage(prefix: string, use: (keys: string[]) => Promise<void>): Promise<void> {
    const { Bucket, Key } = this.#at(prefix)
    await orUnavailable(async () => {
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client: this.#client },
        { Bucket, Prefix: `${Key}/` },
      )) {
        if (Contents.length > 0) await use(Contents.flatMap((one) => one.Key ?? []))
      }
    })
  }

  #at(key: string): { Bucket: string; Key: string } {
    assertObjectKey(key)
    return { Bucket: this.#bucket, Key: key }
  }
}

function clientOptions(settings: S3Settings): S3ClientConfig {
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings
  return {
    region: S3_REGION,
    // A server of one's own rarely has a host name for each bucket.
    ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT, forcePathStyle: true }),
    // Else what the machine or the pod was given: the SDK finds it.
    ...(S3_ACCESS_KEY_ID &&
      S3_SECRET_ACCESS_KEY && {
        credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
      }),
    // Checksums of a newer kind are unknown to many servers that are not Amazon's.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 4_000, throwOnRequestTimeout: true },
  }
}

async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw new UnavailableError({ message: 'The object storage does not do what it was asked for.', cause })
  }
}

type Address = { readonly Bucket: string; readonly Key: string }

function orMissing<T>(at: Address, read: (at: Address) => Promise<T>): Promise<T | null> {
  return orUnavailable(() =>
    read(at).catch((error: unknown) => {
      if (error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')) return null
      throw error
    }),
  )
}
