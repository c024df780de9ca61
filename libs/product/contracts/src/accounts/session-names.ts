// Without schemas: the shell's first script knows one of these names and is spared zod.

/** The local storage key under which a new member's id is kept (spec §4). */
export const currentUserKey = 'currentUserId'

/** Lets a new member answer the consent question before the e-mail is verified; one hour, HttpOnly. */
export const onboardingCookie = 'onboarding'

/** Tells a browser that signed in before from a new one; random, HttpOnly, no fingerprint. */
export const deviceCookie = 'device'
