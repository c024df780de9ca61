import { randomBytes } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import type { Composition } from '@rafiq/platform-contracts'

/** How many visitors are asked at most: one in ten is missed by all of them once in a thousand million runs. */
const most = 200

/** The seed of a visitor who gets this version of a remote: visitors are told apart by their seed alone. */
export async function findVisitor(
  request: APIRequestContext,
  remote: string,
  version: string,
): Promise<string> {
  for (let asked = 0; asked < most; asked += 1) {
    const seed = randomBytes(16).toString('base64url')
    const html = await (await request.get('/', { headers: { cookie: `release=${seed}` } })).text()
    const json = /id="composition">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}'
    const { microFrontends } = JSON.parse(json) as Composition
    if (microFrontends[remote]?.[0]?.metadata.version === version) return seed
  }
  expect(most, `no visitor of ${most} gets ${remote} ${version}`).toBe(0)
  return ''
}
