import { places } from '../shared/linked-text.tsx'

/** Where texts are, without what they say: `['sections.0.title', …]`. */
export function shapeOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, inner]) => shapeOf(inner, path === '' ? key : `${path}.${key}`))
}

/** The places that texts name, sorted; one that nobody knows is refused. */
export function placesIn(texts: unknown): string[] {
  return [...JSON.stringify(texts).matchAll(/\{\{(?<name>.*?)\}\}/g)]
    .map(({ groups }) => {
      const place = places.find((one) => one === groups?.name)
      if (place === undefined) throw new Error(`no place is called ${groups?.name}`)
      return place
    })
    .toSorted()
}
