import {
  apartmentChoices,
  areaKeys,
  bathroomSharings,
  budgets,
  type CityKey,
  cityHasAreas,
  cityKeys,
  lifestyles,
  roomSharings,
} from '@rafiq/contracts/questionnaire'
import fc from 'fast-check'
import type { ScoredAnswers } from '../src/signature.ts'

/** Answers of somebody in this city. */
export const answersIn = (location: CityKey): fc.Arbitrary<ScoredAnswers> =>
  fc.record({
    location: fc.constant(location),
    area: cityHasAreas(location) ? fc.constantFrom(...areaKeys) : fc.constant(null),
    budget: fc.constantFrom(...budgets),
    hasApartment: fc.constantFrom(...apartmentChoices),
    lifestyle: fc.uniqueArray(fc.constantFrom(...lifestyles), { minLength: 1 }),
    roomSharing: fc.constantFrom(...roomSharings),
    bathroomSharing: fc.constantFrom(...bathroomSharings),
  })

/** Somebody in Riyadh, which has areas, or elsewhere. */
export const anyAnswers: fc.Arbitrary<ScoredAnswers> = fc
  .oneof(fc.constant<CityKey>('riyadh'), fc.constantFrom(...cityKeys))
  .chain(answersIn)
