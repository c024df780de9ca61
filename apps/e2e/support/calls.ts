import type { Page } from '@playwright/test'

/** What a page asks the platform's API for, from now on. */
export function callsOf(page: Page) {
  const calls: string[] = []
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`))
  return {
    /** How often; `*` stands for one part of a path. */
    count(method: string, path: string): number {
      const pattern = new RegExp(`^${method} ${path.replaceAll('*', '[^/]+')}$`)
      return calls.filter((call) => pattern.test(call)).length
    },
  }
}
