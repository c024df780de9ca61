import type { Language } from '@rafiq/platform-contracts'
import { type CityKey, cities } from './cities.ts'
import { type AreaKey, riyadhAreas } from './riyadh-areas.ts'

/** `Riyadh, Northeast Riyadh`: the city, and the area where it has one; the area alone where the city is said elsewhere. */
export function placeName(city: CityKey | null, area: AreaKey | null, language: Language): string {
  const parts = [
    cities.find(({ key }) => key === city)?.[language],
    riyadhAreas.find(({ key }) => key === area)?.[language],
  ]
  return parts.filter(Boolean).join(language === 'ar' ? '، ' : ', ')
}
