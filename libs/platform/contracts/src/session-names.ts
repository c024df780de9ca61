/** The request header and the session storage key that carry a session (spec §7, §9). */
export const sessionHeader = 'x-session-token'
export const sessionStorageKey = 'userToken'

/** The chosen language, for the server's first byte; script-readable. */
export const languageCookie = 'lang'
/** The key in local storage (spec §4: the choice is saved there). */
export const languageStorageKey = 'language'
/** In an address: the language that is chosen by opening it, as forms without script do. */
export const languageParameter = 'lang'

/**
 * Says that somebody is signed in in this browser and nothing else, until it is closed; script-readable. It opens nothing:
 * by it the document does not begin with what is for visitors alone.
 */
export const signedInCookie = 'signed-in'

/** Random; decides which canaries a browser gets. Told in the privacy text. */
export const seedCookie = 'release'

/**
 * What the product says of whom is signed in, as far as a running canary asks for it; signed by the gateway and read by
 * nobody else. It opens nothing. Told in the privacy text.
 */
export const audienceCookie = 'audience'

/**
 * How a cookie is called in the browser: on HTTPS `__Host-` keeps other hosts of the domain and plain HTTP from setting
 * it (RFC 6265bis §4.1.3.2), where it has `Secure`, `Path=/` and no domain. Without HTTPS there is no such name.
 */
export const cookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name)
