import { UniqueConstraintViolationException } from '@mikro-orm/core'
import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { Registration, RegistrationResult } from '@rafiq/contracts/members'
import type { Language } from '@rafiq/platform-contracts'
import { Clock, ConflictError, uuidv7 } from '@rafiq/service-kit'
import { LinkMails } from '../mails/link-mails.ts'
import { MatchService } from '../matches/match.service.ts'
import { Member } from '../members/member.entity.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { MemberChanges } from '../members/member-changes.ts'
import { toCreatedUser } from '../members/member-views.ts'
import { Passwords } from '../passwords/passwords.ts'
import { PhotoStore } from '../photos/photo-store.ts'
import { KnownDevices } from '../sessions/known-devices.ts'
import { newMember } from './new-member.ts'

/** Keeps a new member, tells the other services and asks for the verification mail, in one transaction. */
@Injectable()
export class AddMember {
  constructor(
    private readonly em: EntityManager,
    private readonly changes: MemberChanges,
    private readonly devices: KnownDevices,
    private readonly mails: LinkMails,
  ) {}

  /** @throws ConflictError `email-exists` */
  async add(fresh: Member, device: string): Promise<Member> {
    try {
      return await this.em.transactional(async () => {
        const member = this.em.create(Member, fresh)
        await this.changes.record(member)
        await this.devices.remember(member.id, device)
        await this.mails.askToVerify(member.id)
        return member
      })
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw new ConflictError('email-exists')
      throw error
    }
  }
}

/** Somebody becomes a member by the answers of the questionnaire. */
@Injectable()
export class RegisterMember {
  constructor(
    private readonly passwords: Passwords,
    private readonly members: MemberRepository,
    private readonly photos: PhotoStore,
    private readonly adding: AddMember,
    private readonly matches: MatchService,
    private readonly clock: Clock,
  ) {}

  /** @param device the browser, which is no new one when they sign in there */
  async register(
    registration: Registration,
    { language, device }: { language: Language; device: string },
  ): Promise<RegistrationResult> {
    const { email, password, profilePhoto = null } = registration
    await this.passwords.check(password, { email, role: 'user' })
    // Spares the work below in the usual case; the unique index decides when two come at once.
    if (await this.members.findByEmail(email)) throw new ConflictError('email-exists')
    const { passwordHash } = await this.passwords.store(password, 'user')
    const member = await this.photos.storeFor(profilePhoto, (photoId) => {
      const given = { id: uuidv7(), passwordHash, language, photoId, now: this.clock.now() }
      return this.adding.add(newMember(registration, given), device)
    })
    return { user: toCreatedUser(member), matches: await this.matches.cardsFor(member) }
  }
}
