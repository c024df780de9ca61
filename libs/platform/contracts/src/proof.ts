import { z } from 'zod'
import { languages } from './languages.ts'
import { remoteNameSchema, routePathSchema, versionSchema } from './release.ts'
import { storableText } from './storable-text.ts'

/** What a proof looks at in every page that it opens. */
export const proofChecks = [
  'page',
  'routes',
  'language',
  'globals',
  'listeners',
  'styles',
  'console',
  'calls',
  'bytes',
  'accessibility',
  'pixels',
] as const

/** `not-proven`: nothing was found, and not everything that would have to be looked at could be; the reason says why. */
export const proofVerdicts = ['proven', 'refused', 'not-proven'] as const

/** Why a declared page was not opened. `needs-role` is of proofs that were made before pages for some roles were opened. */
export const unopenedReasons = ['needs-role', 'no-account', 'sign-in-failed'] as const

/** Why a version is not proven. `restricted` is of the same proofs, and `shell` of those before shells were opened. */
export const unprovenReasons = [
  'no-browser',
  'browser-failed',
  'shell',
  'restricted',
  'disabled',
  'no-page',
  'no-page-opened',
  'no-turn',
  'proven-elsewhere',
  'not-served',
  'no-time',
] as const

const sentence = storableText({ max: 500 })

const proofFindingSchema = z
  .object({
    check: z.enum(proofChecks),
    path: routePathSchema,
    language: z.enum(languages),
    width: z.int().positive().describe('of the window, in CSS pixels'),
    composition: sentence.describe('`stable`, or the canaries that the page was composed with'),
    message: sentence,
    picture: z.int().nonnegative().nullable().describe('place of the picture that shows it'),
  })
  .meta({ id: 'ProofFinding' })

/** What became of one declared page. */
const provenPageSchema = z
  .object({
    path: routePathSchema,
    states: z.int().nonnegative().describe('in how many languages, widths and compositions it was looked at'),
    reason: z.enum(unopenedReasons).nullable().describe('why it was not opened; null where it was'),
  })
  .meta({ id: 'ProvenPage' })

/** What a browser saw of a version in the live composition, before anybody else did. */
export const proofSchema = z
  .object({
    remote: remoteNameSchema,
    version: versionSchema,
    comparedWith: versionSchema.nullable().describe('the stable version at that time'),
    verdict: z.enum(proofVerdicts),
    reason: z.enum(unprovenReasons).nullable().describe('why it is not proven'),
    madeAt: z.iso.datetime(),
    milliseconds: z.int().nonnegative(),
    compositions: z.array(sentence),
    pages: z.array(provenPageSchema),
    findings: z.array(proofFindingSchema).describe('what a version is refused for'),
    notes: z.array(proofFindingSchema).describe('what differs from the stable version and stops nothing'),
    pictures: z.int().nonnegative().describe('how many are kept'),
  })
  .meta({ id: 'Proof' })

/** A proof with what shows that it is this platform's, and unchanged. */
const keptProofSchema = z
  .object({
    id: z.uuid(),
    proof: proofSchema,
    signature: z.base64().describe('Ed25519 over the JSON of `proof`, as it is answered'),
    publicKey: z.string().describe('PEM; of this platform'),
  })
  .meta({ id: 'KeptProof' })

/** `GET /api/releases/{remote}/proofs`: newest first, the last 20, also of versions that were refused. */
export const releaseProofsSchema = z
  .object({ remote: remoteNameSchema, proofs: z.array(keptProofSchema) })
  .meta({ id: 'ReleaseProofs' })

/** `GET /api/releases/{remote}/proofs/{id}/pictures/{place}`: the live version on the left and the candidate on the right. */
export const proofPictureSchema = z
  .object({ type: z.literal('image/webp'), base64: z.base64() })
  .meta({ id: 'ProofPicture' })

/** What the answer to a publish says of its proof. */
export const proofSummarySchema = proofSchema
  .pick({ verdict: true, reason: true, comparedWith: true, milliseconds: true })
  .meta({ id: 'ProofSummary' })

export type ProofCheck = (typeof proofChecks)[number]
export type ProofVerdict = (typeof proofVerdicts)[number]
export type UnopenedReason = (typeof unopenedReasons)[number]
export type UnprovenReason = (typeof unprovenReasons)[number]
export type ProofFinding = z.infer<typeof proofFindingSchema>
export type Proof = z.infer<typeof proofSchema>
export type KeptProof = z.infer<typeof keptProofSchema>
export type ReleaseProofs = z.infer<typeof releaseProofsSchema>
export type ProofPicture = z.infer<typeof proofPictureSchema>
export type ProofSummary = z.infer<typeof proofSummarySchema>
