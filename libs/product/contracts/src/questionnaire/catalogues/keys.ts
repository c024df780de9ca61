import { cities } from './cities.ts'
import { nationalities } from './nationalities.ts'
import { riyadhAreas } from './riyadh-areas.ts'

type KeysOf<T extends readonly { key: string }[]> = { -readonly [I in keyof T]: T[I]['key'] }

function keysOf<const T extends readonly { key: string }[]>(entries: T): KeysOf<T> {
  return entries.map((entry) => entry.key) as unknown as KeysOf<T>
}

export const cityKeys = keysOf(cities)
export const nationalityKeys = keysOf(nationalities)
export const areaKeys = keysOf(riyadhAreas)
