/** The page of the member's own card of habits. */
export const habitsPath = '/account/habits'
