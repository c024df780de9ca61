import type { NestFastifyApplication } from '@nestjs/platform-fastify'

export interface AppCall {
  /** Of a session. */
  token?: string
  /** Sent as JSON. */
  body?: unknown
  headers?: Record<string, string>
}

/** Asks an application in this process, without a network in between. */
export async function callApp(
  app: NestFastifyApplication,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  { token, body, headers }: AppCall = {},
) {
  const answer = await app.inject({
    method,
    url,
    headers: { ...headers, ...(token !== undefined && { 'x-session-token': token }) },
    ...(body !== undefined && { payload: body as object }),
  })
  const isJson = answer.headers['content-type']?.toString().startsWith('application/json')
  return {
    status: answer.statusCode,
    headers: answer.headers,
    bytes: answer.rawPayload,
    json: isJson && answer.body !== '' ? answer.json() : undefined,
  }
}
