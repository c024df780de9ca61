const prefix = 'member.'
const ownPrefix = (memberId: string) => `${prefix}${memberId}.`

/**
 * The name under which a remote may keep something of a member in this browser: a key of local storage, or an
 * IndexedDB. Everything so named is erased at sign-out and when somebody else signs in, on whatever page that happens.
 */
export const memberStorageName = (memberId: string, name: string) => ownPrefix(memberId) + name

/** Erases what was kept, except what belongs to this member. Storage that refuses holds nothing of ours. */
export async function eraseMemberStorage(except?: string): Promise<void> {
  const erased = (name: string | null | undefined): name is string =>
    name?.startsWith(prefix) === true && !(except !== undefined && name.startsWith(ownPrefix(except)))
  try {
    for (const key of Object.keys(localStorage)) if (erased(key)) localStorage.removeItem(key)
    const databases = (await globalThis.indexedDB?.databases?.()) ?? []
    for (const { name } of databases) if (erased(name)) indexedDB.deleteDatabase(name)
  } catch {
    // Refused (private mode): then nothing could be kept either.
  }
}
