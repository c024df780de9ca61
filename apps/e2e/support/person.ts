import { randomBytes } from 'node:crypto'
import {
  type AreaKey,
  type CityKey,
  cities,
  type NationalityKey,
  nationalities,
  type Questionnaire,
  riyadhAreas,
} from '@rafiq/contracts/questionnaire'
import { type Language } from '@rafiq/platform-contracts'

/** Somebody who registers: what they type and choose. */
export interface Person
  extends Pick<
    Questionnaire,
    | 'name'
    | 'gender'
    | 'age'
    | 'phone'
    | 'hasApartment'
    | 'budget'
    | 'lifestyle'
    | 'roomSharing'
    | 'bathroomSharing'
  > {
  email: string
  password: string
  nationality: NationalityKey
  location: CityKey
  area: AreaKey | null
}

/** A woman in Riyadh who needs an apartment, with an address that nobody else has. */
export function aPerson(overrides: Partial<Person> = {}): Person {
  return {
    email: `journey.${randomBytes(6).toString('hex')}@rafiq.test`,
    password: 'evening-light-7',
    name: 'ريم الشهري',
    gender: 'female',
    age: 26,
    phone: '0551234567',
    nationality: 'sa',
    hasApartment: 'need-apartment',
    budget: '15000-25000',
    location: 'riyadh',
    area: 'northeast',
    lifestyle: ['working', 'tv-movies'],
    roomSharing: 'separate-room',
    bathroomSharing: 'separate-bathroom',
    ...overrides,
  }
}

const nameIn = (entries: readonly { key: string; ar: string; en: string }[]) => {
  return (key: string, language: Language): string => {
    const entry = entries.find((one) => one.key === key)
    if (!entry) throw new Error(`${key} is in no catalogue`)
    return entry[language]
  }
}

export const cityName = nameIn(cities)
export const nationalityName = nameIn(nationalities)
export const areaName = nameIn(riyadhAreas)
