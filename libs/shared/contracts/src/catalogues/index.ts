export { type CityKey, cities, cityHasAreas } from './cities.ts'
export { areaKeys, cityKeys, nationalityKeys } from './keys.ts'
export { type NationalityKey, nationalities } from './nationalities.ts'
export { type AreaKey, riyadhAreas } from './riyadh-areas.ts'
