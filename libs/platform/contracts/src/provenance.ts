import { z } from 'zod'

/**
 * Which run of a pipeline published a version, after SLSA's provenance (https://slsa.dev/provenance): of the claims of the run's OIDC
 * token, which its issuer signed and the registry verified, never of what the team says. What an issuer does not tell is null.
 */
export const provenanceSchema = z
  .object({
    builder: z.url().describe('the issuer that vouches for the run'),
    subject: z.string(),
    repository: z.url().nullable(),
    ref: z.string().nullable().describe('the branch or tag'),
    commit: z.string().nullable(),
    workflow: z
      .string()
      .nullable()
      .describe('the recipe, with the repository and the commit or branch that it is of'),
    run: z.url().nullable().describe('the page of the run'),
  })
  .meta({ id: 'Provenance' })

export type Provenance = z.infer<typeof provenanceSchema>
