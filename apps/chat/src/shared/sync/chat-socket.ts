import {
  type ChatSocket,
  chatTimeouts,
  type OutboxItem,
  type SendResult,
  sendMessage,
  socketOptions,
  stored,
} from '@rafiq/chat-client'
import { type ChatMessage, chatSocket, type SendMessage } from '@rafiq/contracts/chat'
import { api } from '@rafiq/platform'
import { io } from 'socket.io-client'
import { resultOfError } from '../outbox/result-of-error.ts'

export const openSocket = (token: string): ChatSocket => io(chatSocket.namespace, socketOptions(token))

export const sendItem = (
  socket: ChatSocket,
  { chatRoomId, content, clientId }: OutboxItem,
  senderId: string,
): Promise<SendResult> => sendMessage(socket, { chatRoomId, senderId, content, clientId }, sendByHttp)

const sendByHttp = (message: SendMessage): Promise<SendResult> =>
  api
    .post<ChatMessage>('/api/messages', message, undefined, { timeout: chatTimeouts.http })
    .then(stored, resultOfError)
