import { type Rule, stop } from './finding.ts'

/** Whether the page is where it was. */
export const checkRoutes: Rule = ({ candidate, live }) =>
  live && live.landed !== candidate.landed
    ? [stop('routes', `leads to ${candidate.landed}, and to ${live.landed} in the live version`)]
    : []
