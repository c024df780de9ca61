import { demoAccounts, type Role } from '@rafiq/contracts/accounts'
import { type CityKey, cityKeys, genders } from '@rafiq/contracts/questionnaire'
import type { Member, Profile } from '../members/member.entity.ts'
import { demoHabits, testHabits } from './demo-habits.ts'
import { demoProfile } from './demo-profile.ts'
import { createPicker } from './pick.ts'

const hour = 3_600_000
const day = 24 * hour

/** 200 members: most in the three big cities, so that most answers there find at least five matches. */
const bigCities: readonly (readonly [CityKey, number])[] = [
  ['riyadh', 76],
  ['jeddah', 44],
  ['dammam', 28],
]
const elsewhere = cityKeys.filter((key) => !bigCities.some(([city]) => city === key))

/** An id that is the same on every machine: UUIDv7 of 2025-01-01 with a running number. */
const demoId = (number: number): string => `01941f29-7c00-7000-8000-${number.toString(16).padStart(12, '0')}`

function homes(): CityKey[] {
  const big = bigCities.flatMap(([city, people]) => Array<CityKey>(people).fill(city))
  return [...big, ...elsewhere, ...elsewhere.slice(0, 200 - big.length - elsewhere.length)]
}

/** What the two test members answered: the same home town and habits, one with and one without an apartment. */
const testAnswers: Pick<
  Profile,
  'gender' | 'nationality' | 'budget' | 'location' | 'area' | 'roomSharing' | 'bathroomSharing' | 'photoId'
> = {
  gender: 'male',
  nationality: 'sa',
  budget: '15000-25000',
  location: 'riyadh',
  area: 'northeast',
  roomSharing: 'separate-room',
  bathroomSharing: 'willing-to-share-bathroom',
  photoId: null,
}

function testProfiles(): [Profile, Profile] {
  const [first, second] = demoAccounts.testMembers
  return [
    {
      ...testAnswers,
      name: first.name.ar,
      age: 27,
      phone: '966550900001',
      hasApartment: 'have-apartment',
      lifestyle: ['working', 'sports-watching', 'tv-movies'],
      bio: 'عندي شقة من غرفتين في النرجس، هادئة وقريبة من المترو. دوامي من الأحد إلى الخميس.',
    },
    {
      ...testAnswers,
      name: second.name.ar,
      age: 25,
      phone: '966550900002',
      hasApartment: 'need-apartment',
      lifestyle: ['working', 'sports-watching'],
      bio: 'مهندس برمجيات أبحث عن غرفة في شمال الرياض. النظافة والاتفاق الواضح أهم ما يهمني.',
    },
  ]
}

/** Every demo account, the same each time but for its dates, which lie before `now`. */
export function demoMembers(passwordHash: string, now: Date): Member[] {
  const pick = createPicker(1447)
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  let number = 0
  const account = (
    email: string,
    role: Role,
    rest: Pick<Member, 'profile' | 'language' | 'phoneShareConsent' | 'habits'>,
  ): Member => {
    number += 1
    const createdAt = before(30 * day + pick.below(200) * day)
    return {
      id: demoId(number),
      email,
      passwordHash,
      passwordStrict: false,
      role,
      createdAt,
      emailVerifiedAt: createdAt,
      sessionsValidFrom: createdAt,
      activeAt: before(hour + pick.below(30 * 24) * hour),
      ownActive: true,
      pausedByStaff: false,
      cityChanges: [],
      version: 1,
      ...rest,
    }
  }
  const tests = testProfiles().map((profile, index) => {
    const email = demoAccounts.testMembers[index]?.email ?? ''
    const habits = testHabits[index] ?? null
    return account(email, 'user', { profile, language: 'ar', phoneShareConsent: true, habits })
  })
  const staff = [demoAccounts.moderator, demoAccounts.admin, demoAccounts.releases].map(({ email, role }) =>
    account(email, role, { profile: null, language: 'ar', phoneShareConsent: false, habits: null }),
  )
  const people = homes().map((city, index) => {
    const gender = genders[index % genders.length] ?? 'female'
    const { profile, language } = demoProfile(pick, index + 1, city, gender)
    const email = `member${String(index + 1).padStart(3, '0')}@rafiq.test`
    const habits = demoHabits(index)
    return account(email, 'user', { profile, language, phoneShareConsent: pick.chance(70), habits })
  })
  return [...tests, ...staff, ...people]
}
