import type { ChatMessage, ChatRoom, ChatServerEvents } from '@rafiq/contracts/chat'
import type { QueryClient } from '@rafiq/platform/query'
import { agreementQuery } from '../agreements/agreement-query.ts'
import { questionCardsQuery } from '../questions/question-cards-query.ts'
import {
  lastSequence,
  withMessage,
  withOtherProgress,
  withOwnProgress,
  withoutRoom,
  withPresence,
  withRoom,
} from '../rooms/rooms.ts'
import { roomsQuery } from '../rooms/rooms-query.ts'
import { addMessages } from '../timeline/fetch-messages.ts'
import { messagesQuery } from '../timeline/messages-query.ts'
import { setTyping } from './live-store.ts'

/** What the server says, put into the query cache of one member. */
export function roomCache(client: QueryClient, me: string) {
  const { queryKey } = roomsQuery(me)
  const known = (): ChatRoom[] | undefined => client.getQueryData(queryKey)
  const read = () => known() ?? []
  const change = (to: (rooms: ChatRoom[]) => ChatRoom[]) =>
    client.setQueryData(queryKey, (rooms: ChatRoom[] | undefined) => rooms && to(rooms))

  const addMessage = (message: ChatMessage) => {
    change((rooms) => withMessage(rooms, message, me))
    addMessages(client, message.chatRoomId, [message])
    if (message.senderId !== me) setTyping(message.chatRoomId, false)
  }

  return {
    /** Undefined while they have not been read. */
    rooms: known,
    addMessage,
    /** Whether a message is not the next one of its room as it is known: what waits to be read there cannot be counted then. */
    leavesGap: ({ chatRoomId, sequence }: ChatMessage): boolean => {
      const room = read().find(({ id }) => id === chatRoomId)
      return room === undefined || sequence > lastSequence(room) + 1
    },
    /** The member came further here; the server is told by whoever calls. */
    advance: (chatRoomId: string, sequence: number, step: 'readSequence' | 'deliveredSequence') =>
      change((rooms) => withOwnProgress(rooms, { chatRoomId, sequence }, step)),
    /** Rooms whose last message, somebody else's, has arrived here and is not known to have. */
    undelivered: (): ChatRoom[] =>
      read().filter(
        (room) => room.messages[0]?.senderId !== me && lastSequence(room) > room.own.deliveredSequence,
      ),
    /** What each event of the server does; messages are for whoever listens to them. */
    events: {
      'message:read': ({ memberId, ...progress }) =>
        change((rooms) =>
          (memberId === me ? withOwnProgress : withOtherProgress)(rooms, progress, 'readSequence'),
        ),
      'message:delivered': ({ memberId, ...progress }) =>
        change((rooms) =>
          (memberId === me ? withOwnProgress : withOtherProgress)(rooms, progress, 'deliveredSequence'),
        ),
      typing: ({ chatRoomId, memberId, typing }) => {
        if (memberId !== me) setTyping(chatRoomId, typing)
      },
      presence: (presence) => change((rooms) => withPresence(rooms, presence)),
      'room:new': (room) => change((rooms) => withRoom(rooms, room)),
      'room:removed': ({ chatRoomId }) => {
        const messages = messagesQuery(chatRoomId)
        const agreement = agreementQuery(chatRoomId)
        const isOpen = client.getQueryCache().find({ queryKey: messages.queryKey })?.isActive() ?? false
        change((rooms) => withoutRoom(rooms, chatRoomId))
        client.removeQueries({ queryKey: messages.queryKey })
        client.removeQueries({ queryKey: questionCardsQuery(chatRoomId).queryKey })
        // The agreement's page, where it is open, has to hear that it is gone; an open room knows without another call.
        if (isOpen) client.removeQueries({ queryKey: agreement.queryKey })
        else void client.resetQueries({ queryKey: agreement.queryKey })
      },
      'question-card:changed': ({ chatRoomId }) =>
        void client.invalidateQueries({ queryKey: questionCardsQuery(chatRoomId).queryKey }),
      'agreement:changed': ({ chatRoomId }) =>
        void client.invalidateQueries({ queryKey: agreementQuery(chatRoomId).queryKey }),
    } satisfies Partial<ChatServerEvents>,
  }
}
