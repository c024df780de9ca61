import { StandardSchemaValidationPipe } from '@nestjs/common'
import { MalformedError } from '../errors/kinds.ts'
import { toIssues } from '../errors/schema-issues.ts'

/** Checks `@Body({ schema })`, `@Query({ schema })`, `@Param('id', { schema })`: 400 with `issues`. */
export function validationPipe(): StandardSchemaValidationPipe {
  return new StandardSchemaValidationPipe({
    exceptionFactory: (issues) => new MalformedError('malformed', { issues: toIssues(issues) }),
  })
}
