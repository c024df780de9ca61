import { get } from 'node:http'

export const encodings = ['br', 'gzip'] as const

/** Bytes of a page's scripts as they travel, headers left out. */
export type Transfer = Record<(typeof encodings)[number], number>

export async function transferOf(urls: readonly string[]): Promise<Transfer> {
  const total: Transfer = { br: 0, gzip: 0 }
  for (const url of urls) {
    for (const encoding of encodings) total[encoding] += await bytesOf(url, encoding)
  }
  return total
}

/** @throws Error where the server does not compress: the figures would compare unlike things. */
function bytesOf(url: string, encoding: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      if (response.headers['content-encoding'] !== encoding) {
        response.destroy()
        reject(new Error(`${url} came without ${encoding}.`))
        return
      }
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => resolve(bytes))
      response.on('error', reject)
    }).on('error', reject)
  })
}
