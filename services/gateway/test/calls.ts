import { request } from 'node:http'

/** A body as it is, which may be a stream. */
export function postTo(
  origin: string,
  path: string,
  body: RequestInit['body'],
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${origin}${path}`, {
    method: 'POST',
    body: body ?? null,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  })
}

/** The status of a path that is sent as it is written: `fetch` would resolve its dots first. */
export function rawGet(origin: string, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    request({ hostname, port, path }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })
}
