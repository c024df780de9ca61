// Without the schema: whoever only compares roles is spared zod.

import '../register.ts'

export const roles = ['user', 'moderator', 'admin'] as const
export type Role = (typeof roles)[number]

/** Moderators and admins have no questionnaire and are in nobody's matches. */
export const isStaff = (role: Role): boolean => role !== 'user'
