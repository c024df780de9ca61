import { buffer } from 'node:stream/consumers'
import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { type Proof, type ProofPicture, type ReleaseProofs } from '@rafiq/platform-contracts'
import { NotFoundError, ObjectStorage, uuidv7 } from '@rafiq/service-kit'
import { KeptProof } from '../registry/kept-proof.ts'
import { signProof } from './sign-proof.ts'

/** Proofs that one answer holds. */
const shown = 20

const pictureKey = (id: string, place: number): string => `proofs/${id}/${place}.webp`

/** Proofs, signed, and the pictures that belong to them. */
@Injectable()
export class StoredProofs {
  constructor(
    private readonly em: EntityManager,
    private readonly storage: ObjectStorage,
  ) {}

  /** @param key that signs it */
  async keep(proof: Proof, pictures: readonly Buffer[], key: string): Promise<void> {
    const id = uuidv7()
    for (const [place, picture] of pictures.entries()) await this.storage.put(pictureKey(id, place), picture)
    const { remote, version, verdict, madeAt } = proof
    await this.em.insert(KeptProof, {
      id,
      remote,
      version,
      verdict,
      madeAt: new Date(madeAt),
      ...signProof(key, proof),
    })
  }

  async read(remote: string): Promise<ReleaseProofs> {
    const rows = await this.em.find(
      KeptProof,
      { remote },
      { orderBy: { madeAt: 'desc', id: 'desc' }, limit: shown },
    )
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
    const known = (await this.em.count(KeptProof, { id, remote })) > 0
    const content = known ? await this.storage.get(pictureKey(id, place)) : null
    if (!content) throw new NotFoundError()
    return { type: 'image/webp', base64: (await buffer(content)).toString('base64') }
  }
}
