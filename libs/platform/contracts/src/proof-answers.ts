import { z } from 'zod'

/** A read of the API: `GET /api/<…>` with `:parameters`. What is asked for in the query makes no difference. */
const readSchema = z.string().regex(/^GET \/api(?:\/(?:[A-Za-z0-9_-]+|:[A-Za-z]+))+$/)

const proofAnswerSchema = z.strictObject({
  headers: z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), z.string()).optional(),
  body: z.json(),
})

/**
 * Read → what a page for some roles is answered while it is being proven. Made up: of nobody there is. The first that fits
 * counts, so that a path without parameters stands before one with them.
 */
export const proofAnswersSchema = z.record(readSchema, proofAnswerSchema)

export type ProofAnswer = z.infer<typeof proofAnswerSchema>
export type ProofAnswers = z.infer<typeof proofAnswersSchema>
