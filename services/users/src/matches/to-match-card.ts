import type { MatchCard } from '@rafiq/contracts/matching'
import { scorePair } from '@rafiq/matching'
import { commonHabits, type HabitsOwner } from './common-habits.ts'
import type { MatchCardRow } from './match-cards.sql.ts'

export interface CardViewer extends HabitsOwner {
  id: string
  signature: number
  /** Before the e-mail address is verified, a card shows nothing that belongs to a person. */
  isVerified: boolean
}

/** A match as its viewer sees it. @param signPhoto makes the path to a photo for this viewer */
export function toMatchCard(
  viewer: CardViewer,
  row: Omit<MatchCardRow, 'fresh'>,
  signPhoto: (grant: { memberId: string; photoId: string; viewerId: string }) => string,
): MatchCard {
  const { percentage, points } = scorePair(viewer.signature, row.signature)
  const shown = viewer.isVerified
  const photo = shown && row.photoId
  return {
    id: row.id,
    name: shown ? row.name : null,
    phone: shown ? row.phone : null,
    age: shown ? row.age : null,
    gender: row.gender,
    budget: row.budget,
    location: row.location,
    area: row.area ?? null,
    hasApartment: row.hasApartment === 'have-apartment' ? 'yes' : 'no',
    lifestyle: row.lifestyle,
    roomSharing: row.roomSharing,
    bathroomSharing: row.bathroomSharing,
    bio: shown ? (row.bio ?? null) : null,
    photoUrl: photo ? signPhoto({ memberId: row.id, photoId: photo, viewerId: viewer.id }) : null,
    connectionStatus: row.connectionStatus,
    saved: row.saved,
    matchPercentage: percentage,
    points,
    habits: shown ? commonHabits(viewer, row) : null,
  }
}
