import { type Answers, emptyAnswers } from './answers.ts'

/** A complete new member's answers. */
export const fullAnswers = (overrides: Partial<Answers> = {}): Answers => ({
  ...emptyAnswers,
  email: 'noura@rafiq.test',
  password: 'sand-and-palm-2025',
  hasApartment: 'have-apartment',
  name: 'نورة',
  gender: 'female',
  age: '27',
  phone: '0551234567',
  nationality: 'sa',
  budget: '15000-25000',
  location: 'riyadh',
  area: 'northeast',
  lifestyle: ['working', 'tv-movies'],
  roomSharing: 'separate-room',
  bathroomSharing: 'separate-bathroom',
  ...overrides,
})

export const aPhoto = {
  filename: 'room.jpg',
  data: 'data:image/jpeg;base64,AAAA',
  type: 'image/jpeg',
  size: 3,
} as const
