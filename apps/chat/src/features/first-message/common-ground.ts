import type { MatchCard } from '@rafiq/contracts/matching'
import type { UserProfile } from '@rafiq/contracts/members'

type Own = Pick<UserProfile, 'hasApartment' | 'area' | 'budget' | 'lifestyle'>
type Card = Pick<MatchCard, 'hasApartment' | 'area' | 'budget' | 'lifestyle'>

/** As many as fit above the field of a small phone. */
const most = 3

type Ground =
  | `apartment.${'theirs' | 'own' | 'none'}`
  | 'area'
  | 'budget'
  | `lifestyle.${Card['lifestyle'][number]}`

/**
 * What a first message can begin with: what both of a pair answered alike, and whose home it is about. Made of the own
 * answers and of the card, which shows all of it anyway; where the card is not here, there is nothing.
 */
export function commonGround(own: Own | null | undefined, card: Card | undefined): Ground[] {
  if (!own || !card) return []
  const ground: Ground[] = []
  if (own.hasApartment === 'need-apartment')
    ground.push(card.hasApartment === 'yes' ? 'apartment.theirs' : 'apartment.none')
  else if (own.hasApartment !== null && card.hasApartment === 'no') ground.push('apartment.own')
  const shared = card.lifestyle.find((value) => own.lifestyle?.includes(value))
  if (shared) ground.push(`lifestyle.${shared}`)
  if (own.area !== null && own.area === card.area) ground.push('area')
  if (own.budget === card.budget) ground.push('budget')
  return ground.slice(0, most)
}
