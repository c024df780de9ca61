import type { MatchCard } from '@rafiq/contracts/matching'

/** A match as a member sees it whose e-mail is not verified yet; `index` makes its id. */
export const aMaskedMatch = (index = 0): MatchCard => ({
  id: `01890a5d-ac96-774b-bcce-b3020990${String(index).padStart(4, '0')}`,
  name: null,
  phone: null,
  age: null,
  gender: 'female',
  budget: '15000-25000',
  location: 'riyadh',
  area: 'northeast',
  hasApartment: 'yes',
  lifestyle: ['working'],
  roomSharing: 'separate-room',
  bathroomSharing: 'separate-bathroom',
  bio: null,
  photoUrl: null,
  connectionStatus: null,
  saved: false,
  matchPercentage: 85,
  habits: null,
  points: { location: 30, budget: 25, lifestyle: 15, apartment: 5, roomSharing: 5, bathroomSharing: 5 },
})
