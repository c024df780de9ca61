import { type LiveReleases, languageAttribute } from '@rafiq/platform-contracts'

/** The product's attributes that running canaries ask for: nothing else is asked of a session, and nothing else is kept. */
export function wantedAttributes(live: LiveReleases | undefined): ReadonlySet<string> {
  const canaries = [live?.shell?.canary, ...(live?.remotes ?? []).map(({ canary }) => canary)]
  const names = canaries.flatMap((canary) => Object.keys(canary?.audience ?? {}))
  return new Set(names.filter((name) => name !== languageAttribute))
}
