import { memberStorageName } from '@rafiq/platform'

/**
 * The name of what this remote keeps in session storage: erased at sign-out and when somebody else signs in, also where
 * the remote is not loaded by then. `owner` is `new` or the id of the member who edits.
 */
export const storageName = (name: string, owner = 'new') => memberStorageName(owner, `onboarding.${name}`)
