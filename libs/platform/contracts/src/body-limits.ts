/** Bytes of a request's body: as a rule, of a packed release, and between services. */
export const bodyLimits = { usual: 32 * 1024, release: 8 * 1024 * 1024, internal: 256 * 1024 } as const
