import type { ConnectionStatus, MatchCard } from '@rafiq/contracts'
import { scorePair } from '@rafiq/matching'
import type { Profile } from '../members/profile.entity.ts'

/** A matched member as the query gives one; `phone` is null already where that member does not share it. */
export interface MatchRow extends Omit<Profile, 'phone' | 'nationality'> {
  id: string
  signature: number
  phone: string | null
  /** Of the viewer's contact with this member. */
  connectionStatus: ConnectionStatus | null
}

export interface CardViewer {
  id: string
  signature: number
  /** Before the e-mail address is verified, a card shows nothing that belongs to a person. */
  isVerified: boolean
}

/** A match as its viewer sees it. @param signPhoto makes the path to a photo for this viewer */
export function toMatchCard(
  viewer: CardViewer,
  row: MatchRow,
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
    matchPercentage: percentage,
    points,
  }
}
