import {
  type ApartmentChoice,
  type AreaKey,
  type BathroomSharing,
  type Budget,
  type CityKey,
  cityHasAreas,
  type Lifestyle,
  type RoomSharing,
} from '@rafiq/contracts/questionnaire'

/** Everything the score reads of a questionnaire. City and gender are no part of the signature. */
export interface ScoredAnswers {
  location: CityKey
  area?: AreaKey | null | undefined
  budget: Budget
  hasApartment: ApartmentChoice
  lifestyle: readonly Lifestyle[]
  roomSharing: RoomSharing
  bathroomSharing: BathroomSharing
}

/** What a signature holds; `area` is null in a city without areas. */
export interface DecodedSignature {
  area: AreaKey | null
  budget: Budget
  hasApartment: ApartmentChoice
  lifestyle: Lifestyle[]
  roomSharing: RoomSharing
  bathroomSharing: BathroomSharing
}

// Signatures are stored: a code, once given, keeps its meaning. New values get new codes.
const budgetCodes: Record<Budget, number> = { 'under-15000': 0, '15000-25000': 1, 'over-25000': 2 }
const apartmentCodes: Record<ApartmentChoice, number> = { 'need-apartment': 0, 'have-apartment': 1 }
const roomCodes: Record<RoomSharing, number> = { 'separate-room': 0, 'willing-to-share-room': 1 }
const bathroomCodes: Record<BathroomSharing, number> = {
  'separate-bathroom': 0,
  'willing-to-share-bathroom': 1,
}
/** 0 stands for a city without areas. */
const areaCodes: Record<AreaKey, number> = {
  downtown: 1,
  northeast: 2,
  northwest: 3,
  east: 4,
  west: 5,
  south: 6,
}
const lifestyleBits: Record<Lifestyle, number> = {
  studying: 1,
  working: 2,
  'sports-watching': 4,
  'video-games': 8,
  'tv-movies': 16,
  'pet-owner': 32,
}

/** How many numbers a signature may be: 14 bits. */
export const signatureCount = 2 ** 14

/** Bits from the lowest: 6 lifestyle, 1 bathroom, 1 room, 1 apartment, 2 budget, 3 area. */
export const lifestyleOf = (signature: number): number => signature & 63
export const bathroomOf = (signature: number): number => (signature >> 6) & 1
export const roomOf = (signature: number): number => (signature >> 7) & 1
export const apartmentOf = (signature: number): number => (signature >> 8) & 1
export const budgetOf = (signature: number): number => (signature >> 9) & 3
export const areaOf = (signature: number): number => (signature >> 11) & 7

/**
 * Folds the scored answers into a small integer (0 to 16383). An area counts only in a city that has areas.
 * @throws RangeError when no lifestyle is given, or no area in a city that has areas (spec §5 demands both).
 */
export function encodeSignature(answers: ScoredAnswers): number {
  let lifestyle = 0
  for (const value of answers.lifestyle) lifestyle |= lifestyleBits[value]
  if (lifestyle === 0) throw new RangeError('A signature needs at least one lifestyle')
  return (
    lifestyle |
    (bathroomCodes[answers.bathroomSharing] << 6) |
    (roomCodes[answers.roomSharing] << 7) |
    (apartmentCodes[answers.hasApartment] << 8) |
    (budgetCodes[answers.budget] << 9) |
    (areaCode(answers) << 11)
  )
}

/** @throws RangeError when the number is no signature. */
export function decodeSignature(signature: number): DecodedSignature {
  return {
    area: areaOf(signature) === 0 ? null : keyOf(areaCodes, areaOf(signature)),
    budget: keyOf(budgetCodes, budgetOf(signature)),
    hasApartment: keyOf(apartmentCodes, apartmentOf(signature)),
    lifestyle: keysOf(lifestyleBits).filter((value) => (lifestyleOf(signature) & lifestyleBits[value]) !== 0),
    roomSharing: keyOf(roomCodes, roomOf(signature)),
    bathroomSharing: keyOf(bathroomCodes, bathroomOf(signature)),
  }
}

/** All lifestyle sets that can occur: any but the empty one. */
export const lifestyleSets: readonly number[] = Array.from({ length: 63 }, (_, index) => index + 1)

/** All else that can occur beside the given signature in its city: signatures with the lifestyle bits empty. */
export function settingsOfSameCityKind(signature: number): number[] {
  const areas = areaOf(signature) === 0 ? [0] : Object.values(areaCodes)
  return areas.flatMap((area) =>
    Object.values(budgetCodes).flatMap((budget) =>
      Array.from({ length: 8 }, (_, sharing) => (area << 11) | (budget << 9) | (sharing << 6)),
    ),
  )
}

function areaCode({ location, area }: ScoredAnswers): number {
  if (!cityHasAreas(location)) return 0
  if (!area) throw new RangeError(`A signature in ${location} needs an area`)
  return areaCodes[area]
}

function keysOf<Key extends string>(codes: Record<Key, number>): Key[] {
  return Object.keys(codes) as Key[]
}

function keyOf<Key extends string>(codes: Record<Key, number>, code: number): Key {
  const key = keysOf(codes).find((candidate) => codes[candidate] === code)
  if (key === undefined) throw new RangeError(`${code} is no code of a signature`)
  return key
}
