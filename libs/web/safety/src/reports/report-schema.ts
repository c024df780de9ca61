export { newReportSchema } from '@rafiq/contracts'
