/**
 * For a read that changes nothing: it answers how it stands at this moment, never what the request has read before, and what
 * is done to the answer is not written.
 */
export const asOfNow = () => ({ disableIdentityMap: true }) as const
