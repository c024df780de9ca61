import { buffer } from 'node:stream/consumers'
import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { type Proof, type ProofPicture, type ReleaseProofs } from '@rafiq/platform-contracts'
import { NotFoundError, ObjectStorage, uuidv7 } from '@rafiq/service-kit'
import { ProofRecord } from '../registry/proof.entity.ts'
import { signProof } from './sign-proof.ts'

/** Proofs of a remote that can be read. */
const shown = 20
const newestFirst = { madeAt: 'desc', id: 'desc' } as const

const picturesOf = (id: string): string => `proofs/${id}`
const pictureKey = (id: string, place: number): string => `${picturesOf(id)}/${place}.webp`

/** Proofs, signed, and the pictures that belong to them. */
@Injectable()
export class StoredProofs {
  constructor(
    private readonly em: EntityManager,
    private readonly storage: ObjectStorage,
  ) {}

  /**
   * Keeps a proof for good, and its pictures as long as it is one of those that are shown.
   *
   * @param key that signs it
   */
  async keep(proof: Proof, pictures: readonly Buffer[], key: string): Promise<void> {
    const id = uuidv7()
    for (const [place, picture] of pictures.entries()) await this.storage.put(pictureKey(id, place), picture)
    const { remote, version, verdict, madeAt } = proof
    await this.em.insert(ProofRecord, {
      id,
      remote,
      version,
      verdict,
      madeAt: new Date(madeAt),
      ...signProof(key, proof),
    })
    const [hidden] = await this.em.find(
      ProofRecord,
      { remote },
      { orderBy: newestFirst, offset: shown, limit: 1, fields: ['id'] },
    )
    if (hidden) await this.storage.deleteAll(picturesOf(hidden.id))
  }

  async read(remote: string): Promise<ReleaseProofs> {
    const rows = await this.em.find(ProofRecord, { remote }, { orderBy: newestFirst, limit: shown })
    return {
      remote,
      proofs: rows.map(({ id, document, signature, publicKey }) => ({
        id,
        proof: JSON.parse(document) as Proof,
        signature,
        publicKey,
      })),
    }
  }

  /** @throws NotFoundError */
  async picture(remote: string, id: string, place: number): Promise<ProofPicture> {
    const known = (await this.em.count(ProofRecord, { id, remote })) > 0
    const content = known ? await this.storage.get(pictureKey(id, place)) : null
    if (!content) throw new NotFoundError()
    return { type: 'image/webp', base64: (await buffer(content)).toString('base64') }
  }
}
