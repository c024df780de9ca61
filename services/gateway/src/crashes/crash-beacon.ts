import type { BrowserReports, PageBeacon, RemoteManifest } from '@rafiq/platform-contracts'
import { matchRoutes } from 'react-router'

/** The page that a delivery is about: its document told the browser where to send it. */
export interface ReportedPage {
  readonly composition: string
  /** Its token: one page, one vote. */
  readonly page: string
}

/** The classes of the faults, by the reasons that browsers give. */
const errors: Readonly<Record<string, string>> = {
  oom: 'OutOfMemoryError',
  unresponsive: 'UnresponsiveError',
}

/**
 * What a page would have told of its own crash, had it lived: charged to the remote whose page it showed. Undefined: nothing
 * of it is a crash, or it showed no remote's page.
 *
 * @param remotes of the page
 */
export function crashBeacon(
  page: ReportedPage,
  reports: BrowserReports,
  remotes: readonly RemoteManifest[],
): PageBeacon | undefined {
  const crash = reports.find(({ type }) => type === 'crash')
  const owner = crash && ownerOf(pathOf(crash.url), remotes)
  if (!crash || !owner) return undefined
  const error = errors[crash.body?.reason ?? ''] ?? 'PageCrashError'
  return {
    ...page,
    // It tells no load, so it is in no rate; its page has the vote of every other.
    sampled: false,
    versions: [
      {
        ...{ remote: owner.name, version: owner.version, fallback: false, load: false, failed: true },
        faults: [{ kind: 'crash', error }],
      },
    ],
  }
}

/** By the browser's own router. */
function ownerOf(path: string | undefined, remotes: readonly RemoteManifest[]): RemoteManifest | undefined {
  if (path === undefined) return undefined
  const claims = remotes.flatMap((manifest) =>
    manifest.routes.map(({ path }) => ({ path, handle: manifest })),
  )
  return matchRoutes(claims, path)?.[0]?.route.handle
}

/** Undefined for what is no address, and for what the router would complain about. */
function pathOf(url: string | undefined): string | undefined {
  if (url === undefined || !URL.canParse(url)) return undefined
  const { pathname } = new URL(url)
  try {
    decodeURIComponent(pathname)
    return pathname
  } catch {
    return undefined
  }
}
