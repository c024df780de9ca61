import {
  type AreaKey,
  type Budget,
  type CityKey,
  cityHasAreas,
  cityKeys,
  genders,
  type Lifestyle,
} from '@rafiq/contracts/questionnaire'
import { encodeSignature, type ScoredAnswers } from '@rafiq/matching'

/** Inhabitants in thousands, rounded to what a skew needs: one city in three, and a long tail of small towns. */
const inhabitants: Record<CityKey, number> = {
  riyadh: 7000,
  jeddah: 3750,
  mecca: 2400,
  medina: 1400,
  dammam: 1400,
  khobar: 660,
  dhahran: 140,
  taif: 560,
  tabuk: 590,
  buraydah: 570,
  unaizah: 180,
  hail: 450,
  abha: 330,
  'khamis-mushait': 540,
  najran: 380,
  jazan: 170,
  yanbu: 330,
  jubail: 470,
  hofuf: 730,
  mubarraz: 290,
  qatif: 520,
  'hafar-al-batin': 390,
  kharj: 300,
  arar: 200,
  sakaka: 240,
  baha: 100,
  bisha: 200,
  diriyah: 90,
  majmaah: 60,
  zulfi: 80,
  dawadmi: 90,
  'wadi-ad-dawasir': 100,
  quwayiyah: 60,
  afif: 50,
  shaqra: 40,
  rass: 110,
  bukayriyah: 50,
  alula: 60,
  rabigh: 80,
  kaec: 10,
  qunfudhah: 80,
  'ras-tanura': 50,
  sabya: 90,
  'abu-arish': 100,
  muhayil: 110,
  namas: 20,
  sharurah: 90,
  qurayyat: 130,
  'dumat-al-jandal': 40,
  rafha: 70,
  turaif: 50,
  khafji: 70,
}

const areaShares: Record<AreaKey, number> = {
  downtown: 20,
  northeast: 22,
  northwest: 15,
  east: 23,
  west: 8,
  south: 12,
}
const budgetShares: Record<Budget, number> = { 'under-15000': 45, '15000-25000': 40, 'over-25000': 15 }
const genderShares = { male: 70, female: 30 }
const lifestyleChances: Record<Lifestyle, number> = {
  studying: 0.3,
  working: 0.7,
  'sports-watching': 0.4,
  'video-games': 0.35,
  'tv-movies': 0.5,
  'pet-owner': 0.1,
}
/** Of everybody who smokes and says so; of the others who refuses it; of those without a pet who refuses pets. */
export const gateChances = { smokes: 0.2, refusesSmoking: 0.4, refusesPets: 0.3 }
const apartmentChance = 0.35
const roomChance = 0.25
const bathroomChance = 0.45

/** A kind of member and how many of a population are of it. */
export interface Kind {
  city: CityKey
  gender: (typeof genders)[number]
  signature: number
  share: number
}

/** Every (city, gender, signature) that can occur, with its share; the shares add up to 1. */
export function* kinds(): Generator<Kind> {
  const everywhere = sum(Object.values(inhabitants))
  for (const city of cityKeys) {
    const answers = [...answersIn(city)]
    for (const gender of genders) {
      const share = (inhabitants[city] / everywhere) * (genderShares[gender] / 100)
      for (const { answer, chance } of answers) {
        yield { city, gender, signature: encodeSignature(answer), share: share * chance }
      }
    }
  }
}

function* answersIn(location: CityKey): Generator<{ answer: ScoredAnswers; chance: number }> {
  const areas = cityHasAreas(location) ? chances(areaShares) : [[null, 1] as const]
  const lifestyles = lifestyleSets()
  for (const [area, areaChance] of areas) {
    for (const [budget, budgetChance] of chances(budgetShares)) {
      for (const [sharing, sharingChance] of sharings()) {
        for (const [lifestyle, lifestyleChance] of lifestyles) {
          const answer = { location, area, budget, lifestyle, ...sharing }
          yield { answer, chance: areaChance * budgetChance * sharingChance * lifestyleChance }
        }
      }
    }
  }
}

/** The 63 sets with something in them; each lifestyle is chosen by itself. */
function lifestyleSets(): [Lifestyle[], number][] {
  const entries = Object.entries(lifestyleChances) as [Lifestyle, number][]
  const sets = Array.from({ length: 2 ** entries.length }, (_, bits): [Lifestyle[], number] => {
    const chosen = (index: number) => ((bits >> index) & 1) === 1
    return [
      entries.filter((_, index) => chosen(index)).map(([lifestyle]) => lifestyle),
      entries.reduce((chance, [, own], index) => chance * (chosen(index) ? own : 1 - own), 1),
    ]
  }).slice(1)
  const some = sum(sets.map(([, chance]) => chance))
  return sets.map(([set, chance]) => [set, chance / some])
}

function sharings(): [Pick<ScoredAnswers, 'hasApartment' | 'roomSharing' | 'bathroomSharing'>, number][] {
  const either = [true, false]
  return either.flatMap((has) =>
    either.flatMap((room) =>
      either.map((bathroom): ReturnType<typeof sharings>[number] => [
        {
          hasApartment: has ? 'have-apartment' : 'need-apartment',
          roomSharing: room ? 'willing-to-share-room' : 'separate-room',
          bathroomSharing: bathroom ? 'willing-to-share-bathroom' : 'separate-bathroom',
        },
        odds(has, apartmentChance) * odds(room, roomChance) * odds(bathroom, bathroomChance),
      ]),
    ),
  )
}

const odds = (yes: boolean, chance: number): number => (yes ? chance : 1 - chance)

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

function chances<Key extends string>(shares: Record<Key, number>): [Key, number][] {
  const entries = Object.entries(shares) as [Key, number][]
  const total = sum(entries.map(([, share]) => share))
  return entries.map(([key, share]) => [key, share / total])
}
