// What may be chosen, without the schemas: whoever only shows or compares values is spared zod.

/** Annual rent in SAR (spec §3, §9). */
export const budgets = ['under-15000', '15000-25000', 'over-25000'] as const
export const roomSharings = ['willing-to-share-room', 'separate-room'] as const
export const bathroomSharings = ['willing-to-share-bathroom', 'separate-bathroom'] as const
/** The six questionnaire values (spec §3); a profile holds at least one. */
export const lifestyles = [
  'studying',
  'working',
  'sports-watching',
  'video-games',
  'tv-movies',
  'pet-owner',
] as const
export const genders = ['female', 'male'] as const
export const apartmentChoices = ['have-apartment', 'need-apartment'] as const
