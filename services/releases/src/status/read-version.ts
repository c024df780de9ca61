import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { type ReleaseVersion, signedBytes } from '@rafiq/platform-contracts'
import { Clock, NotFoundError } from '@rafiq/service-kit'
import { Version } from '../registry/version.entity.ts'
import { VersionSignature } from '../registry/version-signature.entity.ts'
import { PublishKey } from '../teams/publish-key.entity.ts'
import { isSigned } from '../teams/signatures.ts'
import { stateOfRight } from '../teams/team-right.ts'

/** Where a version comes from; its signature is verified anew at each call, by the key that it was published with. */
@Injectable()
export class ReadVersion {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFoundError for a version that was never published */
  async run(remote: string, version: string): Promise<ReleaseVersion> {
    const id = { remote, version }
    const found = await this.em.findOne(Version, id)
    if (!found) throw new NotFoundError(undefined, { message: `${remote} ${version} was never published.` })
    const kept = await this.em.findOne(VersionSignature, id)
    return {
      ...id,
      publishedAt: found.publishedAt.toISOString(),
      commit: kept?.commit ?? null,
      signature: kept && (await this.verify(kept)),
      provenance: kept?.provenance ?? null,
    }
  }

  private async verify(kept: VersionSignature): Promise<NonNullable<ReleaseVersion['signature']>> {
    const key = await this.em.findOneOrFail(PublishKey, { id: kept.keyId })
    return {
      key: key.id,
      keyState: stateOfRight(key, this.clock.now()),
      verified: isSigned(signedBytes(kept.manifest, kept.commit), kept.signature, key.publicKey),
    }
  }
}
