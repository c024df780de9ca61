import { createReadStream, statSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { extname, join, sep } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/**
 * Sends a script or style of a build that is made anew at every start.
 *
 * @returns whether the folder has one of this name
 */
export function sendFile(folder: string, name: string, reply: ServerResponse): boolean {
  const path = join(folder, name)
  const type = types[extname(path)]
  if (type === undefined || !path.startsWith(folder + sep)) return false
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return false
  reply.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' })
  createReadStream(path).pipe(reply)
  return true
}
