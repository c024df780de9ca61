import { createHash } from 'node:crypto'

const hashesOf = (html: string, element: 'script' | 'style'): string =>
  [...html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))]
    .map(([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`)
    .join(' ')

export interface WorkerParts {
  /** HTML. */
  offlinePage: string
  /**
   * Where the worker says that the push service gave this browser another address (`POST`, JSON with `before`, the `endpoint` and
   * the `auth` of the subscription that is no more, and `after`, the one in its place). Without it nobody is told.
   */
  pushRenewalPath?: string | undefined
}

/**
 * The worker's source with the page in it that it shows when it has nothing else: inside the worker it needs no
 * request, and no erasing of caches takes it away. Only the page's own script and style may run.
 */
export function serviceWorker(source: string, { offlinePage, pushRenewalPath }: WorkerParts): string {
  const policy = [
    "default-src 'none'",
    `script-src ${hashesOf(offlinePage, 'script')}`,
    `style-src ${hashesOf(offlinePage, 'style')}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  return source
    .replace('OFFLINE_PAGE', () => JSON.stringify(offlinePage))
    .replace('OFFLINE_POLICY', () => JSON.stringify(policy))
    .replace('PUSH_RENEWAL_PATH', () => JSON.stringify(pushRenewalPath ?? null))
}
