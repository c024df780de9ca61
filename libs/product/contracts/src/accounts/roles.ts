// Without the schema: whoever only compares roles is spared zod.

import '../register.ts'

export const roles = ['user', 'moderator', 'admin', 'releases'] as const
export type Role = (typeof roles)[number]

/** Accounts of the team: they have no questionnaire, are in nobody's matches and sign in with a second factor. Named one by one: a new role has no right by itself. */
const staffRoles: readonly Role[] = ['moderator', 'admin', 'releases']

/** Who may see and act on what is members': the others of the team may not. */
export const moderatingRoles = ['moderator', 'admin'] as const satisfies readonly Role[]

/** Whose accounts admins alone act on, not moderators. */
const rolesUnderAdmins: readonly Role[] = ['admin', 'releases']

export const isStaff = (role: Role): boolean => staffRoles.includes(role)
export const isModerating = (role: Role): boolean => (moderatingRoles as readonly Role[]).includes(role)
export const isUnderAdmins = (role: Role): boolean => rolesUnderAdmins.includes(role)
