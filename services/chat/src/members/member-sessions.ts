import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { ProjectedSessionAuthority } from '@rafiq/service-kit'
import { UsersClient } from '../services/users-client.ts'
import { MemberProjection } from './member.projection.ts'

/** Sessions count from when the projection says, so that no state of Redis revives what a member ended. */
@Injectable()
export class MemberSessions extends ProjectedSessionAuthority {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(MemberProjection) private readonly members: MemberProjection,
    @Inject(UsersClient) private readonly users: UsersClient,
  ) {
    super()
  }

  protected override known(memberId: string): Promise<Date | null | undefined> {
    return this.members.sessionsValidFrom(memberId)
  }

  protected override async ask(memberId: string): Promise<Date | null> {
    const snapshot = await this.users.member(memberId)
    if (!snapshot) return null
    await this.em.fork().transactional((tx) => this.members.keep(tx, snapshot))
    return (await this.members.sessionsValidFrom(memberId)) ?? null
  }
}
