/** Of every demo account. */
export const demoPassword = 'rafiq-demo-2025'

/** One of the two members that are already matched. */
export const demoMember = 'ahmed@rafiq.test'
