import { added, type Rule, stop, tell } from './finding.ts'

/** The browser's own word for a call that was refused, which is told with the calls. */
const isOfCall = (message: string): boolean => message.startsWith('Failed to load resource')

const short = (message: string): string => (message.length > 300 ? `${message.slice(0, 300)}…` : message)

/** What the console says and did not say of the live version. */
export const checkConsole: Rule = ({ candidate, live }) => [
  ...added(candidate.errors, live?.errors)
    .filter((message) => !isOfCall(message))
    .map((message) => stop('console', `reports an error: ${short(message)}`)),
  ...added(candidate.warnings, live?.warnings).map((message) => tell('console', `warns: ${short(message)}`)),
]
