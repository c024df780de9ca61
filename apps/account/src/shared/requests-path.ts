/** The page of what the member asks of the team. */
export const requestsPath = '/account/requests'

/** The same with an appeal begun: against the pause, or what a notice told. */
export const appealPath = (against: string): string => `${requestsPath}?appeal=${encodeURIComponent(against)}`
