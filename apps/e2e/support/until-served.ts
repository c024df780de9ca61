import type { APIResponse } from '@playwright/test'

/** How often what a machine could not take in its time is asked for again. */
const retries = 3

/** The answer to a call by which a journey prepares: "not available at the moment" is none, as somebody would try again. */
export async function untilServed(ask: () => Promise<APIResponse>): Promise<APIResponse> {
  let response = await ask()
  for (let retry = 0; retry < retries && response.status() === 503; retry += 1) response = await ask()
  return response
}
