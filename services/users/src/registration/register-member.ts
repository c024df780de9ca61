import { UniqueConstraintViolationException } from '@mikro-orm/core'
import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { Registration, RegistrationResult } from '@rafiq/contracts/members'
import type { Questionnaire } from '@rafiq/contracts/questionnaire'
import type { Language } from '@rafiq/platform-contracts'
import { Clock, ConflictError, isSecure, SETTINGS, uuidv7 } from '@rafiq/service-kit'
import { LinkMails } from '../mails/link-mails.ts'
import { MatchService } from '../matches/match.service.ts'
import { Member, type Profile } from '../members/member.entity.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { MemberChanges } from '../members/member-changes.ts'
import { toCreatedUser } from '../members/member-views.ts'
import { Passwords } from '../passwords/passwords.ts'
import { PhotoStore } from '../photos/photo-store.ts'
import { KnownDevices } from '../sessions/known-devices.ts'
import type { UsersSettings } from '../settings.ts'
import { requestLanguage, type WithCookies } from '../support/http.ts'
import { OnboardingCookies } from './onboarding-cookie.ts'

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

/** The answers as they are kept. */
function toProfile(answers: Omit<Questionnaire, 'profilePhoto'>, photoId: string | null): Profile {
  return {
    name: answers.name,
    gender: answers.gender,
    age: answers.age,
    phone: answers.phone,
    nationality: answers.nationality,
    hasApartment: answers.hasApartment,
    budget: answers.budget,
    location: answers.location,
    area: answers.area ?? null,
    lifestyle: answers.lifestyle,
    roomSharing: answers.roomSharing,
    bathroomSharing: answers.bathroomSharing,
    bio: answers.bio || null,
    photoId,
  }
}

/** A member at the moment of registration: unverified, matching on, phone not shared. */
function newMember(
  registration: Registration,
  given: { id: string; passwordHash: string; language: Language; photoId: string | null; now: Date },
): Member {
  const { id, passwordHash, language, photoId, now } = given
  return {
    id,
    email: registration.email,
    passwordHash,
    // Judged when it counts: once its owner belongs to the staff, at a sign-in.
    passwordStrict: false,
    role: 'user',
    language,
    createdAt: now,
    activeAt: now,
    emailVerifiedAt: null,
    phoneShareConsent: false,
    ownActive: true,
    pausedByStaff: false,
    cityChanges: [],
    habits: null,
    sessionsValidFrom: now,
    version: 0,
    profile: toProfile(registration, photoId),
  }
}

/** A registration as it comes from a browser, which is given what it needs next: the consent question, and to be known again. */
@Injectable()
export class RegisterFromBrowser {
  constructor(
    private readonly registrations: RegisterMember,
    private readonly devices: KnownDevices,
    private readonly onboarding: OnboardingCookies,
    @Inject(SETTINGS) private readonly settings: UsersSettings,
  ) {}

  async run(
    registration: Registration,
    cookies: string | undefined,
  ): Promise<WithCookies<RegistrationResult>> {
    const { device, setCookie } = this.devices.recognise(cookies)
    const language = requestLanguage(registration.language, cookies, isSecure(this.settings))
    const body = await this.registrations.register(registration, { language, device })
    return { body, setCookies: [this.onboarding.setCookie(body.user.id), setCookie] }
  }
}
