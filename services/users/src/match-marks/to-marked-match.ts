import type { MarkedMatch } from '@rafiq/contracts/matching'
import type { OwnMark } from './match-mark.repository.ts'

/** A mark as the member who made it sees it, in the list and in the export. */
export const toMarkedMatch = ({ id, name, mark, markedAt }: OwnMark): MarkedMatch => ({
  id,
  name,
  mark,
  markedAt: markedAt.toISOString(),
})
