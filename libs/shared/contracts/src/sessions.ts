/** The request header and the session storage key that carry a session (spec §7, §9). */
export const sessionHeader = 'x-session-token'
export const sessionStorageKey = 'userToken'

/** The local storage key under which a new member's id is kept (spec §4). */
export const currentUserKey = 'currentUserId'

/** Lets a new member answer the consent question before the e-mail is verified; one hour, HttpOnly. */
export const onboardingCookie = 'onboarding'

/** The chosen language, for the server's first byte; script-readable. */
export const languageCookie = 'lang'

/**
 * How a cookie is called in the browser: on HTTPS `__Host-` keeps other hosts of the domain and plain HTTP from setting
 * it (RFC 6265bis §4.1.3.2), where it has `Secure`, `Path=/` and no domain. Without HTTPS there is no such name.
 */
export const cookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name)
