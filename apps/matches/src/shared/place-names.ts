import { cities, type Language } from '@rafiq/contracts'

/** A city by its key; what the catalogue does not have is shown as it is. */
export const cityName = (location: string, language: Language): string =>
  cities.find(({ key }) => key === location)?.[language] ?? location
