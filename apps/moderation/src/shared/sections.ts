import type { Role } from '@rafiq/contracts/accounts'
import { auditPath, membersPath, reportsPath, requestsPath } from './paths.ts'

/** A part of the panel with pages of its own. */
type Section = {
  /** Its name is `nav.<id>`. */
  id: 'members' | 'reports' | 'requests' | 'audit'
  path: string
  roles: readonly Role[]
}

const staff = ['moderator', 'admin'] as const

/** In the order in which they are shown. */
const sections: readonly Section[] = [
  { id: 'members', path: membersPath, roles: staff },
  { id: 'reports', path: reportsPath, roles: staff },
  { id: 'requests', path: requestsPath, roles: staff },
  { id: 'audit', path: auditPath, roles: ['admin'] },
]

/** The parts that a role may open. */
export const sectionsFor = (role: Role | undefined): readonly Section[] =>
  sections.filter(({ roles }) => role !== undefined && roles.includes(role))

/** The part whose page this is: the longest path that it begins with. */
export const sectionAt = (shown: readonly Section[], pathname: string): Section | undefined =>
  shown
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0]
