import type { Readable } from 'node:stream'

export interface ObjectStat {
  readonly bytes: number
  readonly modifiedAt: Date
}

export interface PutOptions {
  /** Refuses more than this. */
  maxBytes?: number
  /** Leaves what is already there: `put` then answers false. */
  ifAbsent?: boolean
}

/** Files by key: `photos/<id>`, `remotes/<name>/<version>/<file>`. A key has forward slashes and no `..`. */
export abstract class ObjectStorage {
  /**
   * Stores an object as a whole: readers see all of it or nothing. Answers whether it was stored.
   * @throws TooLargeError beyond `maxBytes`
   */
  abstract put(key: string, content: Readable | Uint8Array, options?: PutOptions): Promise<boolean>
  /** The object's bytes; null where there is none. */
  abstract get(key: string): Promise<Readable | null>
  abstract stat(key: string): Promise<ObjectStat | null>
  /** Ignores what is not there. */
  abstract delete(key: string): Promise<void>
  /** Deletes every object below `prefix/`. */
  abstract deleteAll(prefix: string): Promise<void>
  /** The keys below `prefix/`, in order. */
  abstract list(prefix: string): Promise<string[]>
}

const keyPattern = /^(?!.*(?:^|\/)\.)[A-Za-z0-9_@.+-]{1,200}(?:\/[A-Za-z0-9_@.+-]{1,200}){0,15}$/

/** A key is a relative path of plain segments, none of which starts with a dot: nothing can leave the storage. */
export function isObjectKey(key: string): boolean {
  return key.length <= 800 && keyPattern.test(key)
}
