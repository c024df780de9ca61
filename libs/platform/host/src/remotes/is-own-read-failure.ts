import { isApiError } from '@rafiq/platform'

/** What the API says to a call that is wrong in itself, or breaks on it: whoever makes another call may fare better. */
const statuses = new Set([400, 404, 405, 409, 413, 415, 422, 500])

/**
 * Whether a read that a page let through to its error boundary failed because of the version that made it. Of who may
 * not, who came too often and an API that is unavailable, no version is the cause.
 */
export const isOwnReadFailure = (error: unknown): boolean => isApiError(error) && statuses.has(error.status)
