import { paths } from '@rafiq/platform'

/** The readable page of what is held on the member. */
export const dataPath = `${paths.account}/data`
