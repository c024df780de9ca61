import { paths } from '@rafiq/platform'

export const membersPath = paths.moderator
export const memberPath = (id: string): string => `${paths.moderator}/users/${encodeURIComponent(id)}`
export const reportsPath = `${paths.moderator}/reports`
export const reportPath = (id: string): string => `${reportsPath}/${encodeURIComponent(id)}`
export const auditPath = `${paths.moderator}/audit`
