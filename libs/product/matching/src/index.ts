export {
  encodeGates,
  fits,
  type GatedAnswers,
  gatesOpen,
  gatesSize,
  isEligiblePair,
  isMatch,
  isMatchable,
  opposedTo,
  type PairCircumstances,
  type PairMember,
  type Standing,
} from './eligibility.ts'
export { type Exposure, exposureOf } from './exposure.ts'
export { rankSignatures, type Tier } from './rank.ts'
export { RankingCache } from './ranking-cache.ts'
export { isMatchingPercentage, percentageOf, type Score, scorePair } from './score.ts'
export {
  type DecodedSignature,
  decodeSignature,
  encodeSignature,
  type ScoredAnswers,
  signatureCount,
} from './signature.ts'
export { rotationSize, rotationStart, turnOf } from './tie-rotation.ts'
export { type FetchAll, type FetchTiers, walkRanking } from './walk-ranking.ts'
