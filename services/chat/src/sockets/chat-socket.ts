import type { ChatClientEvents, ChatServerEvents } from '@rafiq/contracts/chat'
import type { DefaultEventsMap, Namespace, Socket } from 'socket.io'
import type { Allowance } from './socket-limits.ts'

/** What is kept of each socket: little, since there are many. */
export interface SocketData {
  memberId: string
  sessionId: string
  allowance: Allowance
  /** When it last reported that its member types, in milliseconds. */
  typedAt: number
}

export type ChatNamespace = Namespace<ChatClientEvents, ChatServerEvents, DefaultEventsMap, SocketData>
export type ChatSocket = Socket<ChatClientEvents, ChatServerEvents, DefaultEventsMap, SocketData>
