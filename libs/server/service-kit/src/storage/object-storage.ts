import type { Readable } from 'node:stream'

export interface ObjectStat {
  readonly bytes: number
  readonly modifiedAt: Date
}

/** Files by key: `photos/<id>`, `remotes/<name>/<version>/<file>`. A key has forward slashes and no `..`. */
export abstract class ObjectStorage {
  /** Stores an object as a whole: readers see all of it or nothing. */
  abstract put(key: string, content: Uint8Array): Promise<void>
  /** Stores an object once more under another key, where it is; the first one stays. */
  abstract copy(from: string, to: string): Promise<void>
  /** The object's bytes; null where there is none. */
  abstract get(key: string): Promise<Readable | null>
  abstract stat(key: string): Promise<ObjectStat | null>
  /** Ignores what is not there. */
  abstract delete(key: string): Promise<void>
  /** Deletes every object below `prefix/`. */
  abstract deleteAll(prefix: string): Promise<void>
  /** The keys below `prefix/`, in order. */
  abstract list(prefix: string): Promise<string[]>
  /**
   * The beginnings of keys below `prefix/`, of so many names each: `chat/1.0.0` of `remotes/chat/1.0.0/page.js`, two below `remotes/`. For
   * where there are too many keys to hold.
   */
  abstract folders(prefix: string, depth: number): Promise<string[]>
}

const keyPattern = /^(?!.*(?:^|\/)\.)[A-Za-z0-9_@.+-]{1,200}(?:\/[A-Za-z0-9_@.+-]{1,200}){0,15}$/

/** A key is a relative path of plain segments, none of which starts with a dot: nothing can leave the storage. */
export function isObjectKey(key: string): boolean {
  return key.length <= 800 && keyPattern.test(key)
}

/** @throws TypeError for what is no key */
export function assertObjectKey(key: string): void {
  if (!isObjectKey(key)) throw new TypeError('not a key of the object storage')
}
