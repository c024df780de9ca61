const places = ['account', 'results'] as const
type Place = (typeof places)[number] | 'other'

/** The page whose text was answered, and which version of it: the log names them as `account.consent@1`. */
export function readWording(wording: string): { place: Place; version: string | null } {
  const place = places.find((known) => wording.startsWith(`${known}.`)) ?? 'other'
  return { place, version: /@(\d{1,4})$/.exec(wording)?.[1] ?? null }
}
