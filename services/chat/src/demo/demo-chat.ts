import { demoAccounts } from '@rafiq/contracts/accounts'
import { uuidv7 } from '@rafiq/service-kit'
import { pairOf } from '../room-access/pair.ts'

const minute = 60_000

/** Who writes (the first or the second test member), how many minutes after the one before, and what. */
const lines: readonly (readonly [0 | 1, number, string])[] = [
  [1, 0, 'السلام عليكم، معك فيصل. شفت ملفك وأحس إننا متوافقين في أشياء كثيرة'],
  [0, 6, 'وعليكم السلام، هلا والله فيصل'],
  [0, 1, 'إي صحيح، نفس الميزانية وكلنا نداوم. تبحث عن غرفة مستقلة؟'],
  [1, 4, 'إي غرفة مستقلة، ودورة المياه عادي مشتركة. الشقة في النرجس؟'],
  [0, 3, 'في النرجس، قريبة من المترو. الغرفة الثانية فاضية من أول الشهر'],
  [1, 9, 'ممتاز، يناسبني. كم عليّ من الإيجار؟ وفيه مصاريف ثانية؟'],
  [0, 5, 'النص بالنص، والكهرباء والإنترنت نقسمها كل شهر'],
  [1, 2, 'حلو وواضح. يمدي أمر أشوفها الخميس بعد العصر؟'],
  [0, 7, 'حياك الله، الخميس الساعة ٥ تمام. أرسل لك الموقع قبلها'],
]

/** The conversation of the two test members, up to a while before `now`. Faisal has not read the last message yet. */
export function demoChat(now: Date) {
  const [first, second] = demoAccounts.testMembers
  const ids = [first.id, second.id] as const
  const total = lines.reduce((sum, [, minutes]) => sum + minutes, 0)
  const openedAt = new Date(now.getTime() - (total + 100) * minute)
  const roomId = uuidv7(openedAt.getTime())
  let time = now.getTime() - (total + 95) * minute
  const messages = lines.map(([writer, minutes, content], index) => {
    time += minutes * minute
    return {
      id: uuidv7(time),
      roomId,
      senderId: ids[writer],
      clientId: null,
      sequence: index + 1,
      content,
      createdAt: new Date(time),
    }
  })
  const pair = pairOf(first.id, second.id)
  const last = messages.length
  return {
    members: [first, second].map(({ id, name }) => ({
      memberId: id,
      version: 1,
      name: name.ar,
      role: 'user',
      isActive: true,
      sessionsValidFrom: openedAt,
    })),
    room: {
      id: roomId,
      ...pair,
      lastSequence: last,
      createdAt: openedAt,
      blocked: false,
      blockedChangedAt: null,
    },
    progress: [
      { roomId, memberId: pair.lowId, deliveredSequence: last, readSequence: last },
      { roomId, memberId: pair.highId, deliveredSequence: last - 1, readSequence: last - 1 },
    ],
    messages,
  }
}
