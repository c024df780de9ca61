import type { MatchCard } from '@rafiq/contracts/matching'

type Parts = Pick<
  MatchCard,
  | 'age'
  | 'gender'
  | 'location'
  | 'area'
  | 'budget'
  | 'hasApartment'
  | 'roomSharing'
  | 'bathroomSharing'
  | 'lifestyle'
  | 'bio'
  | 'photoUrl'
>

/** What a card shows of a member besides name and phone; a part that is null is left out. */
export type ShownMember = { [Part in keyof Parts]: Parts[Part] | null }
