import { errorBodySchema } from '@rafiq/contracts'
import { chatSocket } from '@rafiq/contracts/chat'
import { sessionHeader } from '@rafiq/platform-contracts'
import { askAgain, calledBy } from '@rafiq/testing'
import { io } from 'socket.io-client'
import type { ServiceName } from './rows/services.ts'

interface Asking {
  /** Of a session; or the credential of another service. */
  token?: string | undefined
  service?: ServiceName | undefined
  body?: object | undefined
}

export async function askHttp(
  url: string,
  method: string,
  path: string,
  { token, service, body }: Asking,
): Promise<{ status: number; json: unknown }> {
  const request: RequestInit = {
    method,
    redirect: 'manual',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { [sessionHeader]: token }),
      ...(service && calledBy(service)),
    },
    ...(body && { body: JSON.stringify(body) }),
  }
  const response = await askAgain(() => fetch(`${url}${path}`, request))
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  const text = await response.text()
  return { status: response.status, json: isJson && text !== '' ? JSON.parse(text) : undefined }
}

/** The codes that a socket says, as HTTP says them; 200 where it is no rejection. */
const statusOfCode: Readonly<Record<string, number>> = {
  unauthorized: 401,
  forbidden: 403,
  'account-paused': 403,
  'not-found': 404,
  unavailable: 503,
}

/** @param event `connect`: whether the socket is opened at all */
export const askSocket = (url: string, event: string, asking: Asking): Promise<number> =>
  askAgain(
    () => askSocketOnce(url, event, asking),
    (status) => status === 503,
  )

async function askSocketOnce(url: string, event: string, { token, body }: Asking): Promise<number> {
  const socket = io(`${url}${chatSocket.namespace}`, {
    transports: ['websocket'],
    auth: { token },
    forceNew: true,
    reconnection: false,
  })
  try {
    const rejection = await new Promise<Error | null>((resolve) => {
      socket.once('connect', () => resolve(null))
      socket.once('connect_error', resolve)
    })
    if (rejection) return statusOfCode[rejection.message] ?? 500
    if (event === 'connect') return 200
    const answer = errorBodySchema
      .pick({ code: true })
      .safeParse(await socket.timeout(60_000).emitWithAck(event, body))
    return answer.success ? (statusOfCode[answer.data.code] ?? 500) : 200
  } finally {
    socket.disconnect()
  }
}
