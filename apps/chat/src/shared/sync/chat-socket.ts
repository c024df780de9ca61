import {
  type ChatClientEvents,
  type ChatMessage,
  type ChatServerEvents,
  chatSocket,
  type SendMessage,
} from '@rafiq/contracts'
import { api } from '@rafiq/platform'
import { io, type Socket } from 'socket.io-client'
import { httpPatience } from '../http-patience.ts'
import type { OutboxItem } from '../outbox/outbox-item.ts'
import { afterError, afterRefusal, type SendResult } from '../outbox/send-result.ts'

export type ChatSocket = Socket<ChatServerEvents, ChatClientEvents>

/** An acknowledgement that takes longer will not come; milliseconds. */
export const patience = 8000

export const openSocket = (token: string): ChatSocket =>
  io(chatSocket.namespace, {
    path: chatSocket.path,
    auth: { token },
    // One transport: replicas need no sticky sessions then.
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 500,
    reconnectionDelayMax: 5000,
  })

/** One attempt at sending: over the socket while it is there, else over HTTP. Both store the same message once. */
export async function sendItem(socket: ChatSocket, item: OutboxItem, senderId: string): Promise<SendResult> {
  const { chatRoomId, content, clientId } = item
  const message = { chatRoomId, senderId, content, clientId }
  return socket.connected ? sendBySocket(socket, message) : sendByHttp(message)
}

async function sendBySocket(socket: ChatSocket, message: SendMessage): Promise<SendResult> {
  try {
    const answer = await socket.timeout(patience).emitWithAck('message:send', message)
    return 'code' in answer ? afterRefusal(answer.code) : stored(answer)
  } catch {
    // Cut, or no answer in time: whether it was stored is not known, and need not be.
    return { kind: 'later', problem: 'network', afterMs: null }
  }
}

const sendByHttp = (message: SendMessage): Promise<SendResult> =>
  api
    .post<ChatMessage>('/api/messages', message, undefined, { timeout: httpPatience })
    .then(stored, afterError)

const stored = (message: ChatMessage): SendResult => ({ kind: 'stored', message })
