import { isMemberStorage, memberStorageName } from './member-storage.ts'

const name = 'unsent'

/**
 * A remote says whether it keeps something of a member's here that is not sent yet, for whichever page they sign out on:
 * also a later one, on which that remote is not loaded.
 */
export function keepUnsent(memberId: string, unsent: boolean): void {
  try {
    if (unsent) localStorage.setItem(memberStorageName(memberId, name), '1')
    else localStorage.removeItem(memberStorageName(memberId, name))
  } catch {
    // Storage that refuses: nothing could be kept either.
  }
}

/** Whether signing out would erase something that is not sent yet, of whomever: it erases what is of anybody. */
export function hasUnsent(): boolean {
  try {
    return Object.keys(localStorage).some((key) => isMemberStorage(key, name))
  } catch {
    return false
  }
}
