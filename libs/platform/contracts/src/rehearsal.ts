import { z } from 'zod'
import { percentSchema } from './channels.ts'
import { remoteNameSchema, versionSchema } from './release.ts'
import { storableText } from './storable-text.ts'

/** The salt of every canary of one rehearsal begins so: who is in one of them is in all. */
const rehearsalPrefix = 'rehearsal:'

export const rehearsalSalt = (id: string): string => `${rehearsalPrefix}${id}`

/** Whether a canary moves with others, as one composition. */
export const isRehearsal = (salt: string | null | undefined): boolean =>
  salt?.startsWith(rehearsalPrefix) ?? false

/** What is rehearsed: a module that the shell shares, at the version that a shell gives. */
export const rehearsedSchema = z.object({ module: storableText({ max: 100 }), version: versionSchema })

/** `POST /api/releases/shell/rehearsal`: gives a share of the visitors shell and remotes as one. */
export const rehearsalStartSchema = rehearsedSchema
  .extend({ percent: percentSchema })
  .meta({ id: 'RehearsalStart' })

/** `GET /api/releases/shell/rehearsal?module=&version=`: the live composition, held against a shell with that version. */
export const rehearsalPlanSchema = z
  .object({
    shell: versionSchema
      .nullable()
      .describe('the newest one that gives the version; null: none was published'),
    remotes: z.array(
      z.object({
        name: remoteNameSchema,
        stable: versionSchema,
        accepts: z.boolean().describe('the stable version works with that shell'),
        candidate: versionSchema.nullable().describe('else the newest version that does, if there is one'),
        issues: z.array(z.string()).describe('why the stable version does not'),
      }),
    ),
    ready: z
      .boolean()
      .describe('a shell is there, and every remote works with it or has a version that does'),
  })
  .meta({ id: 'RehearsalPlan' })

/** The answer to `POST /api/releases/shell/rehearsal`, and to `promote` and `revert` below it. */
export const rehearsalResultSchema = z
  .object({ moved: z.array(z.object({ remote: remoteNameSchema, version: versionSchema.nullable() })) })
  .meta({ id: 'RehearsalResult' })

export type Rehearsed = z.infer<typeof rehearsedSchema>
export type RehearsalStart = z.infer<typeof rehearsalStartSchema>
export type RehearsalPlan = z.infer<typeof rehearsalPlanSchema>
export type RehearsalResult = z.infer<typeof rehearsalResultSchema>
