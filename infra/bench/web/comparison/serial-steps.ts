/** A request of a page as the browser explains it. */
export interface PageRequest {
  url: string
  kind: string
  /** The file that asked for it; undefined for the document. */
  initiator: string | undefined
}

/** What a page's first pixel waits for. Typefaces swap in, and reads of the API have places of their own. */
const waitedFor = new Set(['Document', 'Script', 'Stylesheet'])

/**
 * How many things came one after the other until the page's own first pixel: the longest chain of files that asked for
 * one another, and the pixel.
 */
export function serialSteps(requests: readonly PageRequest[]): number {
  const byUrl = new Map(requests.map((request) => [request.url, request]))
  const depthOf = ({ url, initiator = '' }: PageRequest, seen: readonly string[] = []): number => {
    const parent = seen.includes(initiator) ? undefined : byUrl.get(initiator)
    return 1 + (parent ? depthOf(parent, [...seen, url]) : 0)
  }
  const depths = requests.filter(({ kind }) => waitedFor.has(kind)).map((request) => depthOf(request))
  return Math.max(0, ...depths) + 1
}
