import type { Language } from '../enums.ts'
import { type CityKey, cities } from './cities.ts'
import { type AreaKey, riyadhAreas } from './riyadh-areas.ts'

/** `Riyadh, Northeast Riyadh`: the city, and the area where it has one. */
export function placeName(city: CityKey, area: AreaKey | null, language: Language): string {
  const parts = [
    cities.find(({ key }) => key === city)?.[language],
    riyadhAreas.find(({ key }) => key === area)?.[language],
  ]
  return parts.filter(Boolean).join(language === 'ar' ? '، ' : ', ')
}
