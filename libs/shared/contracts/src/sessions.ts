/** The request header and the session storage key that carry a session (spec §7, §9). */
export const sessionHeader = 'x-session-token'
export const sessionStorageKey = 'userToken'

/** The local storage key under which a new member's id is kept (spec §4). */
export const currentUserKey = 'currentUserId'

/** Lets a new member answer the consent question before the e-mail is verified; one hour, HttpOnly. */
export const onboardingCookie = 'onboarding'

/** The chosen language, for the server's first byte; script-readable. */
export const languageCookie = 'lang'
