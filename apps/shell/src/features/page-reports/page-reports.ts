/** The chunk. */
export { measureVitals } from './measure-vitals.ts'
export { reportPage } from './report-page.ts'
