import { isMatchingPercentage, lifestylePoints, pointsBesideLifestyle } from './score.ts'
import { apartmentOf, lifestyleSets, settingsOfSameCityKind } from './signature.ts'

/** Signatures that fit a viewer equally well. Their members take turns in coming first (`rotationStart`). */
export interface Tier {
  percentage: number
  signatures: readonly number[]
}

/**
 * All signatures that match the viewer's (50 % or more, not both with an apartment), in tiers, best first. It ranges
 * over every signature of the viewer's kind of city, so it knows nothing of people and holds for any population.
 */
export function rankSignatures(viewer: number): Tier[] {
  const byPercentage: number[][] = Array.from({ length: 101 }, () => [])
  const lifestylesByPoints = Map.groupBy(lifestyleSets, (lifestyle) => lifestylePoints(viewer, lifestyle))
  for (const setting of settingsOfSameCityKind(viewer)) {
    if (apartmentOf(viewer) === 1 && apartmentOf(setting) === 1) continue
    const beside = pointsBesideLifestyle(viewer, setting)
    for (const [points, lifestyles] of lifestylesByPoints) {
      if (!isMatchingPercentage(beside + points)) continue
      const tier = byPercentage[beside + points]
      for (const lifestyle of lifestyles) tier?.push(setting | lifestyle)
    }
  }
  return byPercentage
    .map((signatures, percentage) => ({ percentage, signatures }))
    .filter((tier) => tier.signatures.length > 0)
    .reverse()
}
