export {
  type MatchCard,
  type MatchPoints,
  matchCardSchema,
  matchesSchema,
  matchPointsSchema,
} from './match-card.ts'
export {
  type MarkedMatch,
  type MatchMark,
  markedMatchesSchema,
  markedMatchSchema,
  matchMarkSchema,
  matchMarks,
} from './match-marks.ts'
export { type Pair, pairSchema } from './pair.ts'
