import type { Audience } from './audience.ts'

/** `city=jeddah,riyadh role=staff`: one text for one audience, in headers, trails and on the command line. */
export function audienceText(audience: Audience): string {
  return Object.keys(audience)
    .sort()
    .map((name) => `${name}=${[...new Set(audience[name])].sort().join()}`)
    .join(' ')
}

/** Whether two canaries are for the same visitors; undefined: for everybody. */
export const isSameAudience = (one: Audience | undefined, other: Audience | undefined): boolean =>
  audienceText(one ?? {}) === audienceText(other ?? {})
