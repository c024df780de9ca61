import { noSections } from '@rafiq/contracts/chat'
import type { ChatService, TestMember } from './chat-service.ts'

const pathOf = (room: string) => `/api/chat-rooms/${room}/agreement`

/** Calls of agreements, by the service that is running when they are made. */
export function agreementCalls(chat: () => ChatService) {
  const read = ({ token }: TestMember, room: string) => chat().call('GET', pathOf(room), { token })

  const save = ({ token }: TestMember, room: string, version: number, sections: object, replica = 0) =>
    chat().call('PUT', pathOf(room), {
      token,
      body: { version, sections: { ...noSections, ...sections } },
      replica,
    })

  const approve = ({ token }: TestMember, room: string, version: number, approved = true, replica = 0) =>
    chat().call('PUT', `${pathOf(room)}/approval`, { token, body: { version, approved }, replica })

  const stored = (room: string) =>
    chat().database.query('select version from chat.agreement_versions where room_id = $1 order by 1', [room])

  /** Two members whose first version both approved. */
  async function agreed() {
    const pair = await chat().pair()
    await save(pair.one, pair.room, 0, { rent: 'بالتساوي' })
    await approve(pair.one, pair.room, 1)
    await approve(pair.two, pair.room, 1)
    return pair
  }

  return { read, save, approve, stored, agreed }
}
