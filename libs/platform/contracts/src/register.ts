/**
 * What a product adds to the platform's types, by declaration merging. It says so once, in a file that its other files
 * import:
 *
 * ```ts
 * declare module '@rafiq/platform-contracts/register' {
 *   interface Register {
 *     errorCode: 'email-exists' | 'contact-limit'
 *     role: 'user' | 'admin'
 *   }
 * }
 * ```
 *
 * `errorCode` are its error codes, `role` the names of its roles, `service` those of its services, `events` the schemas of
 * its events by name, `auditDetails` the schemas of its audit log by action. Where nothing is said, only the platform's own
 * codes, and any name, are taken. What a service needs of it at run time it is given as an option.
 */
// biome-ignore lint/suspicious/noEmptyInterface: empty until a product adds to it
export interface Register {}

/**
 * The slots that remotes offer to everybody, with the props of each as `remote.config.ts` declares them. Each version's own
 * declarations add to it, where a team has fetched them: `rafiq-release types`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: empty until live slots are known
export interface LiveSlots {}

/** What was registered under a key; `Otherwise` where nothing was. */
export type Registered<Key extends string, Otherwise> =
  Register extends Readonly<Record<Key, infer Given>> ? Given : Otherwise
