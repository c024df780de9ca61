import { pauseReasons } from '@rafiq/contracts'

/** Why somebody is warned, paused or deleted; being under review is no decision. */
export const reasons = pauseReasons.filter((reason) => reason !== 'under-review')
export type Reason = Exclude<(typeof pauseReasons)[number], 'under-review'>
