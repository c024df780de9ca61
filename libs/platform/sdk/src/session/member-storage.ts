import { productFacts } from '../host/product-facts.ts'
import { forgetRefused } from '../storage/stored-value.ts'

const prefix = 'member.'
const ownPrefix = (memberId: string) => `${prefix}${memberId}.`

/**
 * The name under which a remote may keep something of a member in this browser: a key of local or session storage, or
 * an IndexedDB. Everything so named is erased at sign-out and when somebody else signs in, on whatever page that happens.
 * Who is not a member yet has the id `new`.
 */
export const memberStorageName = (memberId: string, name: string) => ownPrefix(memberId) + name

/** Whether something is kept under this name, of whichever member. */
export const isMemberStorage = (key: string, name: string): boolean =>
  key.startsWith(prefix) && key.endsWith(`.${name}`)

/** Erases what was kept, except what belongs to this member. Storage that refuses holds nothing of ours. */
export async function eraseMemberStorage(except?: string): Promise<void> {
  const erased = (name: string | null | undefined): name is string =>
    name?.startsWith(prefix) === true && !(except !== undefined && name.startsWith(ownPrefix(except)))
  forgetRefused(erased)
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) if (erased(key)) storage.removeItem(key)
    }
    const { memberIdKey } = productFacts.getState()
    if (memberIdKey !== null && localStorage.getItem(memberIdKey) !== except)
      localStorage.removeItem(memberIdKey)
    const databases = (await globalThis.indexedDB?.databases?.()) ?? []
    for (const { name } of databases) if (erased(name)) indexedDB.deleteDatabase(name)
  } catch {
    // Refused (private mode): then nothing could be kept either.
  }
}
