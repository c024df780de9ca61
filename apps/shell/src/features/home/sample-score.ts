/** A true sum of the score's parts (design, Matching): two of three lifestyles in common, all else close. */
export const samplePoints = [
  { part: 'location', points: 30, max: 30 },
  { part: 'budget', points: 25, max: 25 },
  { part: 'lifestyle', points: 17, max: 25 },
  { part: 'apartment', points: 10, max: 10 },
  { part: 'sharing', points: 5, max: 10 },
] as const

export const sampleScore: number = samplePoints.reduce((sum, { points }) => sum + points, 0)
