import { UniqueConstraintViolationException } from '@mikro-orm/core'
import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { Language, Registration, RegistrationResult } from '@rafiq/contracts'
import { Clock, ConflictError, JobQueue, SETTINGS, uuidv7 } from '@rafiq/service-kit'
import { KnownDevices } from '../devices/known-devices.ts'
import { sendMailJob } from '../mail/send-mail.job.ts'
import { MatchService } from '../matches/match.service.ts'
import { Member } from '../members/member.entity.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { MemberChanges } from '../members/member-changes.ts'
import { toCreatedUser } from '../members/to-created-user.ts'
import { checkPassword } from '../passwords/check-password.ts'
import { PasswordHasher } from '../passwords/password-hasher.ts'
import { PhotoStore } from '../photo/photo-store.ts'
import type { UsersSettings } from '../settings.ts'
import { newMember } from './new-member.ts'

@Injectable()
export class RegistrationService {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(MemberRepository) private readonly members: MemberRepository,
    @Inject(MemberChanges) private readonly changes: MemberChanges,
    @Inject(PasswordHasher) private readonly passwords: PasswordHasher,
    @Inject(PhotoStore) private readonly photos: PhotoStore,
    @Inject(KnownDevices) private readonly devices: KnownDevices,
    @Inject(MatchService) private readonly matches: MatchService,
    @Inject(JobQueue) private readonly jobs: JobQueue,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: UsersSettings,
  ) {}

  /** @param device the browser, which is no new one when they sign in there */
  async register(
    registration: Registration,
    language: Language,
    device: string,
  ): Promise<RegistrationResult> {
    await checkPassword(this.settings.PASSWORD_POLICY, registration.password, registration.email)
    // Spares the work below in the usual case; the unique index decides when two come at once.
    if (await this.members.findByEmail(registration.email)) throw new ConflictError('email-exists')
    const passwordHash = await this.passwords.hash(registration.password)
    const member = await this.photos.keeping(registration.profilePhoto ?? null, (photoId) =>
      this.persist(
        newMember(registration, { id: uuidv7(), passwordHash, language, photoId, now: this.clock.now() }),
        device,
      ),
    )
    return { user: toCreatedUser(member), matches: await this.matches.cardsFor(member) }
  }

  private async persist(fresh: Member, device: string): Promise<Member> {
    try {
      return await this.em.fork().transactional(async (tx) => {
        const member = tx.create(Member, fresh)
        await this.changes.record(tx, member)
        await this.devices.remember(tx, member.id, device)
        await this.jobs.send(tx, sendMailJob, { memberId: member.id, purpose: 'verify-email' })
        return member
      })
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw new ConflictError('email-exists')
      throw error
    }
  }
}
