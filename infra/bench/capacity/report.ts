import { type Goal, goalTable, table } from '../goals.ts'
import type { Capacity } from './measure.ts'

/** What the capacity page reckons with; its figures have to be measured again when one of these is passed. */
const most = { session: 800, message: 450, room: 1_000 }

const bytes = (figure: number): string => `${Math.round(figure)} B`

/** Every goal with the figure it is judged by. */
export const goalsOf = ({ session, message, text, room }: Capacity): Goal[] => [
  {
    goal: `a session takes at most ${most.session} B of Redis`,
    figure: bytes(session),
    met: session <= most.session,
  },
  {
    goal: `a message takes at most ${most.message} B of PostgreSQL`,
    figure: `${bytes(message)}, of which ${bytes(text)} are its text`,
    met: message <= most.message,
  },
  {
    goal: `a room takes at most ${most.room} B of PostgreSQL`,
    figure: bytes(room),
    met: room <= most.room,
  },
]

export const reportOf = (capacity: Capacity): string =>
  `${table([
    ['', 'bytes'],
    ...Object.entries(capacity).map(([name, figure]) => [name, String(Math.round(figure))]),
  ])}\n\n${goalTable(goalsOf(capacity))}`
