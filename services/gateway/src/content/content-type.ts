const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  tgz: 'application/gzip',
  ts: 'text/plain; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
}

const unknownType = 'application/octet-stream'

/** By the file's extension; with `nosniff` on every answer a browser believes nothing else. */
export function contentType(file: string): string {
  return types[extension(file)] ?? unknownType
}

/** Whether a file gets smaller by brotli or gzip; pictures and fonts are compressed already. */
export function isCompressible(file: string): boolean {
  const type = contentType(file)
  return /^text\/|json|svg|wasm/.test(type)
}

function extension(file: string): string {
  return file.slice(file.lastIndexOf('.') + 1).toLowerCase()
}
