import type { ChatClientEvents, ChatServerEvents } from '@rafiq/contracts/chat'
import type { Namespace, Socket } from 'socket.io'
import type { Allowance } from './socket-limits.ts'

/** What is kept of each socket: little, since there are many. */
export interface SocketData {
  memberId: string
  sessionId: string
  allowance: Allowance
  /** When it last reported that its member types, in milliseconds. */
  typedAt: number
}

/** What replicas tell each other, whoever has a socket open where. */
export interface ReplicaEvents {
  /** A room was taken away or came back: what is remembered of it counts no more. */
  'room:forget': (roomId: string) => void
}

export type ChatNamespace = Namespace<ChatClientEvents, ChatServerEvents, ReplicaEvents, SocketData>
export type ChatSocket = Socket<ChatClientEvents, ChatServerEvents, ReplicaEvents, SocketData>
