import { addTexts } from '@rafiq/platform'
import { TestPlatform as PlatformOnly, TestRemote as RemoteOnly } from '@rafiq/platform/testing'
import type { ComponentProps } from 'react'
import { facts, words } from './facts.ts'
import { remoteWords } from './remotes/remote-words.ts'

export {
  type ApiAnswers,
  apiAnswers,
  shownToast,
  testQueryClient,
  unreachable,
} from '@rafiq/platform/testing'
export { aProfile, aStaffProfile } from './testing/a-profile.ts'

const { guarded: _, ...rafiq } = facts
addTexts('common', remoteWords)

/** A page on the platform as Rafiq's shell sets it up. */
export const TestPlatform = (props: ComponentProps<typeof PlatformOnly>) => (
  <PlatformOnly facts={rafiq} words={words} {...props} />
)

/** A remote as Rafiq's shell shows it. */
export const TestRemote = (props: ComponentProps<typeof RemoteOnly>) => (
  <RemoteOnly facts={rafiq} words={words} {...props} />
)
