import product from '@rafiq/configuration/product.json' with { type: 'json' }
import { currentUserKey } from '@rafiq/contracts/accounts'
import ar from './locales/ar/common.json' with { type: 'json' }
import en from './locales/en/common.json' with { type: 'json' }
import { profileQuery, readProfile } from './profile.ts'

const { pages, guarded } = product

/** What the platform has to know of Rafiq in the browser; for the shell, and for tests in its place. */
export const facts = {
  pages,
  guarded,
  caller: { queryKey: profileQuery.queryKey, queryFn: readProfile, meta: { offline: true } },
  memberIdKey: currentUserKey,
  unkeptFields: ['photoUrl'],
}

/** What Rafiq adds to the words that shell and remotes share. */
export const words = { ar, en }
