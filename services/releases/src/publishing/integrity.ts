import { createHash } from 'node:crypto'
import type { StoredFile } from './check-release.ts'

/** A file's size and its hash in the form of the browser's `integrity` attribute. */
export function fingerprint(content: Buffer): StoredFile {
  return {
    bytes: content.length,
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  }
}
