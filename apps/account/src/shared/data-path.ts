/** The readable page of what is held on the member. */
export const dataPath = '/account/data'
