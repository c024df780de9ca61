import { randomUUID } from 'node:crypto'
import type { QuestionCard } from '@rafiq/contracts/chat'
import type { ChatService, TestMember } from './chat-service.ts'

const pathOf = (room: string) => `/api/chat-rooms/${room}/question-cards`

/** Calls of question cards, by the service that is running when they are made. */
export function questionCalls(chat: () => ChatService) {
  const cards = ({ token }: TestMember, room: string) => chat().call('GET', pathOf(room), { token })

  const ask = ({ token }: TestMember, room: string, body: object = {}, replica = 0) =>
    chat().call('POST', pathOf(room), {
      token,
      body: { question: 'bills', clientId: randomUUID(), ...body },
      replica,
    })

  const answer = ({ token }: TestMember, { id, chatRoomId }: QuestionCard, body: object = {}, replica = 0) =>
    chat().call('PUT', `${pathOf(chatRoomId)}/${id}/answer`, {
      token,
      body: { content: 'بالتساوي', clientId: randomUUID(), replaces: null, ...body },
      replica,
    })

  /** Two members with a room, and a question of the first. */
  async function asked(question = 'bills') {
    const pair = await chat().pair()
    const { json } = await ask(pair.one, pair.room, { question })
    return { ...pair, card: json as QuestionCard }
  }

  return { cards, ask, answer, asked }
}
