import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { Owner, OwnerChange } from '@rafiq/platform-contracts'
import { AuditLog, Clock, ConflictError, NotFoundError } from '@rafiq/service-kit'
import type { Caller } from '../callers/caller.ts'
import { appendToTrail } from '../registry/audit-trail.ts'
import { lockRegistry } from '../registry/revision.ts'
import { Version } from '../registry/version.entity.ts'
import { RemoteOwner } from './owner.entity.ts'

/** Says which team answers for a remote. */
@Injectable()
export class SetOwner {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /**
   * @throws NotFoundError for a remote that was never published
   * @throws ConflictError where the owner is another by now than the one that was seen
   */
  run(remote: string, { actor, staff }: Caller, { seen, ...owner }: OwnerChange): Promise<Owner> {
    return this.em.transactional(async (em) => {
      await lockRegistry(em)
      if ((await em.count(Version, { remote })) === 0) throw neverPublished(remote)
      const now = this.clock.now()
      const before = await em.findOne(RemoteOwner, { remote }, { refresh: true })
      if (seen !== undefined && !isSame(seen, before)) throw changedMeanwhile(remote, before)
      if (isSame(owner, before)) return owner
      await em.upsert(RemoteOwner, { remote, ...owner, setAt: now })
      // The contact may be somebody's own address, and nothing is ever removed from the trail.
      await appendToTrail(em, { action: 'owner', actor, remote, detail: owner.team }, now)
      if (staff) {
        await this.audit.record(em, {
          actor: staff,
          action: 'release.owner-set',
          subject: { kind: 'remote', id: null },
          details: { remote, team: owner.team },
        })
      }
      return owner
    })
  }
}

const isSame = (one: Owner | null, other: Owner | null): boolean =>
  one?.team === other?.team && one?.contact === other?.contact

const neverPublished = (remote: string): NotFoundError =>
  new NotFoundError(undefined, { message: `${remote} was never published.` })

function changedMeanwhile(remote: string, now: Owner | null): ConflictError {
  const issues = [{ path: 'team', message: now?.team ?? 'none' }]
  return new ConflictError(undefined, { message: `The owner of ${remote} changed meanwhile.`, issues })
}
