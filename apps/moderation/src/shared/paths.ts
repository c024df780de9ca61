/** Pages of this remote's own, as `remote.config.ts` declares them. */
export const membersPath = '/moderator'
export const memberPath = (id: string): string => `/moderator/users/${encodeURIComponent(id)}`
export const reportsPath = `/moderator/reports`
export const reportPath = (id: string): string => `${reportsPath}/${encodeURIComponent(id)}`
export const requestsPath = `/moderator/requests`
export const requestPath = (id: string): string => `${requestsPath}/${encodeURIComponent(id)}`
export const auditPath = `/moderator/audit`
