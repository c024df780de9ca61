import type { MatchCard } from '@rafiq/contracts/matching'

/** A match as its viewer sees it. */
export const aMatch = (overrides: Partial<MatchCard> = {}): MatchCard => ({
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  name: 'سارة',
  phone: '966551234567',
  age: 26,
  gender: 'female',
  budget: '15000-25000',
  location: 'riyadh',
  area: 'northeast',
  hasApartment: 'yes',
  lifestyle: ['working', 'tv-movies'],
  roomSharing: 'separate-room',
  bathroomSharing: 'willing-to-share-bathroom',
  bio: 'أعمل مهندسة وأحب الهدوء.',
  photoUrl: null,
  connectionStatus: null,
  saved: false,
  matchPercentage: 87,
  points: { location: 30, budget: 25, lifestyle: 17, apartment: 10, roomSharing: 5, bathroomSharing: 0 },
  habits: null,
  ...overrides,
})
