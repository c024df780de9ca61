import { type AreaKey, type CityKey, cities, type Language, riyadhAreas } from '@rafiq/contracts'

/** `Riyadh, Northeast Riyadh`: the city, and the area where it has one. */
export function placeName(city: CityKey, area: AreaKey | null, language: Language): string {
  const parts = [
    cities.find(({ key }) => key === city)?.[language],
    riyadhAreas.find(({ key }) => key === area)?.[language],
  ]
  return parts.filter(Boolean).join(language === 'ar' ? '، ' : ', ')
}

/** A city by its key; what the catalogue does not have is shown as it is. */
export const cityName = (location: string, language: Language): string =>
  cities.find(({ key }) => key === location)?.[language] ?? location
