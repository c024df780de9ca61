/** Where the server tells of reports. */
export const reportsApi = '/api/moderator/reports'
export const reportApi = (id: string): string => `${reportsApi}/${encodeURIComponent(id)}`
