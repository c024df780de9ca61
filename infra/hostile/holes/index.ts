import { contactRace } from './contact-race.ts'
import { datelessYear } from './dateless-year.ts'
import { directUpgrade } from './direct-upgrade.ts'
import { foreignMessages } from './foreign-messages.ts'
import { freeAnswers } from './free-answers.ts'
import type { Hole } from './hole.ts'
import { loggedBodies } from './logged-bodies.ts'
import { nestedBodies } from './nested-bodies.ts'
import { openInternal } from './open-internal.ts'
import { sharedEvents } from './shared-events.ts'
import { slowHeaders } from './slow-headers.ts'
import { unstorableText } from './unstorable-text.ts'
import { upgradeTarget } from './upgrade-target.ts'

/** Every one of them was in the product once, or in one like it. */
export const holes: readonly Hole[] = [
  upgradeTarget,
  directUpgrade,
  nestedBodies,
  freeAnswers,
  loggedBodies,
  openInternal,
  sharedEvents,
  unstorableText,
  datelessYear,
  foreignMessages,
  slowHeaders,
  contactRace,
]
