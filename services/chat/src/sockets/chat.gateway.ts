import { Inject, UseFilters } from '@nestjs/common'
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
} from '@rafiq/contracts'
import { SendMessage } from '../messages/send-message.ts'
import { PresenceWatch } from '../presence/presence-watch.ts'
import { MarkProgress } from '../progress/mark-progress.ts'
import type { ChatNamespace, ChatSocket } from './chat-socket.ts'
import { Handshake } from './handshake.ts'
import { SocketErrorFilter } from './socket-error.filter.ts'
import { Sockets } from './sockets.ts'
import { TellTyping } from './tell-typing.ts'

@WebSocketGateway({ namespace: chatSocket.namespace })
@UseFilters(SocketErrorFilter)
export class ChatGateway
  implements OnGatewayInit<ChatNamespace>, OnGatewayConnection<ChatSocket>, OnGatewayDisconnect<ChatSocket>
{
  constructor(
    @Inject(Sockets) private readonly sockets: Sockets,
    @Inject(Handshake) private readonly handshake: Handshake,
    @Inject(SendMessage) private readonly sending: SendMessage,
    @Inject(MarkProgress) private readonly progress: MarkProgress,
    @Inject(TellTyping) private readonly typing: TellTyping,
    @Inject(PresenceWatch) private readonly presence: PresenceWatch,
  ) {}

  afterInit(namespace: ChatNamespace): void {
    this.sockets.attach(namespace)
    namespace.use((socket, next) => void this.handshake.admit(socket, next))
  }

  handleConnection(socket: ChatSocket): void {
    const { memberId } = socket.data
    void socket.join(memberId)
    this.presence.connected(memberId)
  }

  handleDisconnect(socket: ChatSocket): void {
    this.presence.disconnected(socket.data.memberId)
  }

  @SubscribeMessage('message:send')
  send(
    @ConnectedSocket() socket: ChatSocket,
    @MessageBody({ schema: sendMessageSchema }) message: Sending,
  ): Promise<ChatMessage> {
    return this.sending.send(socket.data, message, socket.id)
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
  tellTyping(
    @ConnectedSocket() socket: ChatSocket,
    @MessageBody({ schema: typingSchema }) typing: Typing,
  ): Promise<void> {
    return this.typing.tell(socket.data, typing)
  }
}
