import { createHash, randomBytes } from 'node:crypto'
import type { ChangeDocument } from './https-proxy.ts'

const path = '/slowed.js'

/** 40 KiB that no encoding makes less of. */
const script = Buffer.from(`"${randomBytes(30 * 1024).toString('base64')}"`)

/** Pages run no script whose hash they do not know. */
const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`

/** A document with one more script, which it waits for as for its own. */
export const addScript: ChangeDocument = {
  change: (html) =>
    html.replace(
      /<script defer [^>]*nonce="([^"]+)"/,
      (first, nonce) =>
        `<script defer src="${path}" nonce="${nonce}" integrity="${integrity}" crossorigin></script>${first}`,
    ),
  files: new Map([[path, script]]),
}
