export const overviewPath = '/releases'

/** The page of one remote. */
export const remotePath = (remote: string): string => `${overviewPath}/${remote}`
