import {
  type ChatClientEvents,
  type ChatMessage,
  type ChatServerEvents,
  chatSocket,
  type SendMessage,
} from '@rafiq/contracts/chat'
import type { ManagerOptions, Socket, SocketOptions } from 'socket.io-client'
import { noAnswer, resultOfCode, type SendResult, stored } from './send-result.ts'

export type ChatSocket = Socket<ChatServerEvents, ChatClientEvents>

/** Milliseconds after which an acknowledgement, or an HTTP answer, will not come any more. */
export const chatTimeouts = { acknowledgement: 8_000, http: 15_000 }

/** Milliseconds until a reading that failed is tried again, or a connection that the server closed is opened again. */
export const reconnectDelay = 3_000

/** How a client opens the chat's socket. */
export const socketOptions = (token: string) =>
  ({
    path: chatSocket.path,
    auth: { token },
    // One transport: replicas need no sticky sessions then.
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 500,
    reconnectionDelayMax: 5_000,
  }) satisfies Partial<ManagerOptions & SocketOptions>

/** One attempt at sending: over the socket while it is connected, else by HTTP. Both store the same message once. */
export async function sendMessage(
  socket: ChatSocket,
  message: SendMessage,
  sendByHttp: (message: SendMessage) => Promise<SendResult>,
): Promise<SendResult> {
  if (!socket.connected) return sendByHttp(message)
  try {
    const answer: ChatMessage | { code: Parameters<typeof resultOfCode>[0] } = await socket
      .timeout(chatTimeouts.acknowledgement)
      .emitWithAck('message:send', message)
    return 'code' in answer ? resultOfCode(answer.code) : stored(answer)
  } catch {
    return noAnswer
  }
}
