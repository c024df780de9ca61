/** Who did something, by the audit trail's own words: a key below `audit.actors` and the end of an id. */
export type Actor = {
  key: 'you' | 'admin' | 'releases' | 'team' | 'operator' | 'named' | 'watch' | 'retention' | 'other'
  id: string
}

/** Characters of an id that tell one from another on a page. */
const shown = 8
export const shortId = (id: string): string => id.slice(-shown)

/** @param ownId of whoever looks at it */
export function actorOf(actor: string, ownId: string | undefined): Actor {
  const [kind = '', id = ''] = actor.split(':')
  if (kind === 'token') return { key: 'team', id: shortId(id) }
  if (id && id === ownId) return { key: 'you', id: shortId(id) }
  if (kind === 'admin' || kind === 'releases') return { key: kind, id: shortId(id) }
  if (kind === 'operator' && id) return { key: 'named', id }
  if (kind === 'operator' || kind === 'watch' || kind === 'retention') return { key: kind, id: '' }
  return { key: 'other', id: actor }
}
