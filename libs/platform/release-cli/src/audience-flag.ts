import { type Audience, parseAudience } from '@rafiq/platform-contracts'
import { ReleaseError } from './release-error.ts'

/** Collects a flag that may come more than once, for `commander`. */
export const collect = (value: string, before: string[] = []): string[] => [...before, value]

/**
 * `--audience role=staff --audience city=riyadh,jeddah`: whom a canary is for.
 *
 * @throws ReleaseError for a text that is no audience; whether the platform knows it, the registry says
 */
export function parseAudienceFlag(parts: readonly string[]): Audience {
  const { data } = parseAudience(parts.join(' '))
  if (data) return data
  throw new ReleaseError(
    `${parts.join(' ')} is no audience such as role=staff or city=riyadh,jeddah. \`rafiq-release audience\` lists what there is.`,
  )
}
