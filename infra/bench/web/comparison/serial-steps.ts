/** A request of a page as the browser explains it. */
export interface PageRequest {
  url: string
  kind: string
  /** The file that asked for it; undefined for the document. */
  initiator: string | undefined
  /** Milliseconds after the document was asked for. */
  at: number
}

/** What a page waits for. Typefaces swap in, and reads of the API have places of their own. */
const waitedFor = new Set(['Document', 'Script', 'Stylesheet'])

/**
 * How many things came one after the other until a page showed what a visitor came for: the longest chain of files that
 * asked for one another, and the pixel. What is asked for later, when the browser is idle, was not waited for.
 *
 * @param until milliseconds after the document was asked for
 */
export function serialSteps(requests: readonly PageRequest[], until: number): number {
  const byUrl = new Map(requests.map((request) => [request.url, request]))
  const depthOf = ({ url, initiator = '' }: PageRequest, seen: readonly string[] = []): number => {
    const parent = seen.includes(initiator) ? undefined : byUrl.get(initiator)
    return 1 + (parent ? depthOf(parent, [...seen, url]) : 0)
  }
  const depths = requests
    .filter(({ kind, at }) => waitedFor.has(kind) && at <= until)
    .map((request) => depthOf(request))
  return Math.max(0, ...depths) + 1
}
