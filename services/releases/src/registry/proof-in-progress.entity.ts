import { defineEntity, p } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { RemoteManifest } from '@rafiq/platform-contracts'

const ProofInProgressSchema = defineEntity({
  name: 'ProofInProgress',
  tableName: 'under_proof',
  properties: {
    remote: p.string().primary(),
    version: p.string(),
    /** By which the proof's browser gets it, and nobody else. */
    preview: p.string(),
    manifest: p.json().$type<RemoteManifest>(),
    expiresAt: p.datetime(),
  },
})

/** What a browser looks at before it is published: there for as long as a proof takes, and no version yet. */
export class ProofInProgress extends ProofInProgressSchema.class {}
ProofInProgressSchema.setClass(ProofInProgress)

/** Whether files without a version belong to a proof that is under way. */
export const isProofInProgress = async (
  em: EntityManager,
  id: { readonly remote: string; readonly version: string },
  now: Date,
): Promise<boolean> => (await em.count(ProofInProgress, { ...id, expiresAt: { $gt: now } })) > 0
