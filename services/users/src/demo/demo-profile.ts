import {
  areaKeys,
  bathroomSharings,
  budgets,
  type CityKey,
  cityHasAreas,
  type Gender,
  type Lifestyle,
  lifestyles,
  roomSharings,
} from '@rafiq/contracts/questionnaire'
import type { Profile } from '../members/member.entity.ts'
import { dayLines, homeLines } from './demo-bios.ts'
import { type NameGroup, nameGroups } from './demo-names.ts'
import type { Picker } from './pick.ts'

/** Budgets and areas as people ask for them: the middle band and the north of Riyadh most of all. */
const wantedBudgets = [...budgets, '15000-25000', '15000-25000'] as const
const wantedAreas = [...areaKeys, 'northeast', 'northwest', 'downtown'] as const

const groups: readonly NameGroup[] = nameGroups.flatMap((group) => Array<NameGroup>(group.share).fill(group))

function someLifestyles(pick: Picker): Lifestyle[] {
  const first: Lifestyle = pick.chance(65) ? 'working' : 'studying'
  const others = lifestyles.filter((value) => value !== 'working' && value !== 'studying')
  return [first, ...others.filter(() => pick.chance(35))]
}

/** The answers of one invented member, and the language of that member. */
export function demoProfile(pick: Picker, number: number, location: CityKey, gender: Gender) {
  const group = pick.one(groups)
  const { language } = group
  const lifestyle = someLifestyles(pick)
  const told = pick.one(lifestyle)
  const bio = `${pick.one(dayLines[language][told])} ${pick.one(homeLines[language])}`.trim()
  const profile: Profile = {
    name: `${pick.one(group[gender])} ${pick.one(group.families)}`,
    gender,
    age: 20 + pick.below(22),
    phone: `966550${String(number).padStart(6, '0')}`,
    nationality: pick.one(group.nationalities),
    hasApartment: pick.chance(40) ? 'have-apartment' : 'need-apartment',
    budget: pick.one(wantedBudgets),
    location,
    area: cityHasAreas(location) ? pick.one(wantedAreas) : null,
    lifestyle,
    roomSharing: pick.chance(75) ? roomSharings[1] : roomSharings[0],
    bathroomSharing: pick.one(bathroomSharings),
    bio: pick.chance(90) ? bio : null,
    photoId: null,
  }
  return { profile, language }
}
