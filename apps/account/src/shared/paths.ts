/** The readable page of what is held on the member. */
export const dataPath = '/account/data'

/** The page of the member's own card of habits. */
export const habitsPath = '/account/habits'

/** The page of who saw the member's data. */
export const ledgerPath = '/account/ledger'

/** The page of what the member asks of the team. */
export const requestsPath = '/account/requests'

/** The same with an appeal begun: against the pause, or what a notice told. */
export const appealPath = (against: string): string => `${requestsPath}?appeal=${encodeURIComponent(against)}`
