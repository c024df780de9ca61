import { SessionAuthority } from './session-authority.ts'

/**
 * The authority of a service that knows members by a projection: what it has counts, and whoever is not in it is asked
 * about, so that a member whose event is still on its way, or who joined before the service did, is right as well.
 */
export abstract class ProjectedSessionAuthority extends SessionAuthority {
  /** From the projection; null: deleted, undefined: not known here. */
  protected abstract known(memberId: string): Promise<Date | null | undefined>

  /** From who knows for certain; keeps the answer. null: there is no such member. Throws where nobody answers. */
  protected abstract ask(memberId: string): Promise<Date | null>

  override async sessionsValidFrom(memberId: string): Promise<Date | null> {
    const known = await this.known(memberId)
    return known === undefined ? this.ask(memberId) : known
  }
}
