import type { Issue } from '@rafiq/platform-contracts'

interface SchemaIssue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

/** More than this says nothing new, and an attacker must not make answers large. */
const maximumIssues = 50

/** A Standard Schema's issues as the contract has them: the path in dots. */
export function toIssues(issues: readonly SchemaIssue[]): Issue[] {
  return issues.slice(0, maximumIssues).map(({ path = [], message }) => ({
    path: path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
    message,
  }))
}
