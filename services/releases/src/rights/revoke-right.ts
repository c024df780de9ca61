import { Injectable } from '@nestjs/common'
import type { Revocation, TeamRightKind } from '@rafiq/platform-contracts'
import { AuditLog, NotFoundError } from '@rafiq/service-kit'
import type { Caller } from '../callers/caller.ts'
import { TeamRights } from '../teams/team-rights.ts'

/** Ends a token or a key of a team, also the one that asks for it. */
@Injectable()
export class RevokeRight {
  constructor(
    private readonly rights: TeamRights,
    private readonly audit: AuditLog,
  ) {}

  /** @throws NotFoundError where the remote has none of that id that could still be revoked */
  async run(
    right: { readonly kind: TeamRightKind; readonly id: string; readonly remote: string },
    { actor, staff }: Caller,
    { reason }: Revocation,
  ): Promise<void> {
    const name = `${right.kind}:${right.id}`
    const ended = await this.rights.revoke(right, { actor, reason }, async (em, remote) => {
      if (!staff) return
      await this.audit.record(em, {
        actor: staff,
        action: 'release.right-revoked',
        subject: { kind: 'remote', id: null },
        details: { remote, right: name, reason },
      })
    })
    if (ended !== null) return
    throw new NotFoundError(undefined, {
      message: `${right.remote} has no ${name} that could be revoked: it is unknown, or was revoked before.`,
    })
  }
}
