import { defineEntity, p } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { ProofVerdict } from '@rafiq/platform-contracts'

const ProofRecordSchema = defineEntity({
  name: 'ProofRecord',
  tableName: 'proofs',
  properties: {
    id: p.uuid().primary(),
    remote: p.string(),
    version: p.string(),
    verdict: p.string().$type<ProofVerdict>(),
    madeAt: p.datetime(),
    /** JSON, byte for byte as it was signed. */
    document: p.text(),
    signature: p.text(),
    publicKey: p.text(),
  },
})

/** What a browser saw of a version, also of one that was refused and so is none. */
export class ProofRecord extends ProofRecordSchema.class {}
ProofRecordSchema.setClass(ProofRecord)

/** The verdict of the last proof of each of these versions. */
export async function lastVerdicts(
  em: EntityManager,
  remote: string,
  versions: readonly string[],
): Promise<Map<string, ProofVerdict>> {
  const rows = await em.find(
    ProofRecord,
    { remote, version: { $in: [...versions] } },
    { orderBy: { madeAt: 'asc' }, fields: ['version', 'verdict'] },
  )
  return new Map(rows.map(({ version, verdict }) => [version, verdict]))
}
