/** What a member may ask of the team: the rights of the Saudi Personal Data Protection Law, and an appeal. */
export const requestKinds = ['access', 'correction', 'deletion', 'objection', 'appeal'] as const

/** What an appeal is against: the pause that is on, or something that a notice told. */
export const appealSubjects = ['pause', 'notice'] as const

export const requestStatuses = ['open', 'answered', 'withdrawn'] as const
export const requestOutcomes = ['granted', 'refused'] as const

/** Notices that tell a decision which the member may appeal against. */
export const appealableTemplates = [
  'warning-conduct',
  'warning-content',
  'warning-profile',
  'warning-fraud',
  'paused',
  'gender-corrected',
  'report-no-breach',
] as const
