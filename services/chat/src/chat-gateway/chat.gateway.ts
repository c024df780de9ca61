import { UseFilters, UseInterceptors } from '@nestjs/common'
import {
  ConnectedSocket,
  MessageBody,
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  type OnGatewayInit,
  SubscribeMessage,
  WebSocketGateway,
} from '@nestjs/websockets'
import {
  type ChatMessage,
  chatSocket,
  type RoomProgress,
  roomProgressSchema,
  type SendMessage as Sending,
  sendMessageSchema,
  type Typing,
  typingSchema,
} from '@rafiq/contracts/chat'
import { SocketContextInterceptor, WithoutContext } from '@rafiq/service-kit'
import { MarkProgress } from '../messages/mark-progress.ts'
import { SendMessage } from '../messages/send-message.ts'
import { AnnouncePresence } from '../presence/announce-presence.ts'
import type { ChatNamespace, ChatSocket } from '../sockets/chat-socket.ts'
import { Sockets } from '../sockets/sockets.ts'
import { AnnounceTyping } from './announce-typing.ts'
import { Handshake } from './handshake.ts'
import { SocketErrorFilter } from './socket-error.filter.ts'

@WebSocketGateway({ namespace: chatSocket.namespace })
@UseFilters(SocketErrorFilter)
@UseInterceptors(SocketContextInterceptor)
export class ChatGateway
  implements OnGatewayInit<ChatNamespace>, OnGatewayConnection<ChatSocket>, OnGatewayDisconnect<ChatSocket>
{
  constructor(
    private readonly sockets: Sockets,
    private readonly handshake: Handshake,
    private readonly sendMessage: SendMessage,
    private readonly progress: MarkProgress,
    private readonly typing: AnnounceTyping,
    private readonly presence: AnnouncePresence,
  ) {}

  afterInit(namespace: ChatNamespace): void {
    this.sockets.attach(namespace)
    namespace.use((socket, next) => void this.handshake.admit(socket, next))
  }

  handleConnection(socket: ChatSocket): void {
    this.sockets.add(socket)
    this.presence.connected(socket.data.memberId)
  }

  handleDisconnect(socket: ChatSocket): void {
    this.presence.disconnected(socket.data.memberId)
  }

  @SubscribeMessage('message:send')
  @WithoutContext()
  send(
    @ConnectedSocket() socket: ChatSocket,
    @MessageBody({ schema: sendMessageSchema }) message: Sending,
  ): Promise<ChatMessage> {
    return this.sendMessage.send(socket.data, message, socket.id)
  }

  @SubscribeMessage('room:read')
  read(
    @ConnectedSocket() socket: ChatSocket,
    @MessageBody({ schema: roomProgressSchema }) progress: RoomProgress,
  ): Promise<void> {
    return this.progress.mark('read', socket.data.memberId, progress)
  }

  @SubscribeMessage('room:delivered')
  delivered(
    @ConnectedSocket() socket: ChatSocket,
    @MessageBody({ schema: roomProgressSchema }) progress: RoomProgress,
  ): Promise<void> {
    return this.progress.mark('delivered', socket.data.memberId, progress)
  }

  @SubscribeMessage('typing')
  types(
    @ConnectedSocket() socket: ChatSocket,
    @MessageBody({ schema: typingSchema }) typing: Typing,
  ): Promise<void> {
    return this.typing.announce(socket.data, typing)
  }
}
