import type { APIResponse } from '@playwright/test'
import { askAgain } from '@rafiq/testing/ask-again'

/** The answer to a call by which a journey prepares: "not available at the moment" is none, as somebody would try again. */
export const untilServed = (ask: () => Promise<APIResponse>): Promise<APIResponse> =>
  askAgain(ask, (response) => response.status() === 503)
