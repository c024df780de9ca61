/** Injection token of the process's logger. */
export const LOGGER = Symbol('LOGGER')

/** Injection token of the service's own settings, as they were given to `startService` or `createTestApp`. */
export const SETTINGS = Symbol('SETTINGS')
