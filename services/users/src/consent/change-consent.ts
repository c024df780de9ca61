import { defineEntity, p } from '@mikro-orm/core'
import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { ConsentChange, CreatedUser } from '@rafiq/contracts/members'
import type { Language } from '@rafiq/platform-contracts'
import {
  Clock,
  ForbiddenError,
  isSecure,
  NotFoundError,
  SETTINGS,
  type Session,
  uuidv7,
} from '@rafiq/service-kit'
import { ChatNotifier } from '../members/chat-notifier.ts'
import { MemberChanges } from '../members/member-changes.ts'
import { toCreatedUser } from '../members/member-views.ts'
import { OnboardingCookies } from '../registration/onboarding-cookie.ts'
import type { UsersSettings } from '../settings.ts'
import { requestLanguage } from '../support/http.ts'
import { isOnboarding, mayAnswer } from './consent.policy.ts'

const ConsentRecordSchema = defineEntity({
  name: 'ConsentRecord',
  tableName: 'consent_records',
  properties: {
    id: p.uuid().primary(),
    memberId: p.uuid(),
    phoneShareConsent: p.boolean(),
    isActive: p.boolean(),
    /** Which text was agreed to, as the caller named it. */
    wording: p.string(),
    language: p.string().$type<Language>(),
    recordedAt: p.datetime(),
  },
})

/** One answer to the consent question: what, when, in which wording and language. Never changed. */
export class ConsentRecord extends ConsentRecordSchema.class {}
ConsentRecordSchema.setClass(ConsentRecord)

/** What is recorded where the caller does not name the text that was read. */
const unnamedWording = 'unnamed'

/** A member answers the consent question: both switches are set, and the answer goes into the consent log. */
@Injectable()
export class ChangeConsent {
  constructor(
    private readonly em: EntityManager,
    private readonly changes: MemberChanges,
    private readonly chat: ChatNotifier,
    private readonly onboarding: OnboardingCookies,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: UsersSettings,
  ) {}

  /** A pause by staff stays what it is. @throws UnauthorizedError, ForbiddenError, NotFoundError */
  async change(
    memberId: string,
    answer: ConsentChange,
    session: Session | null,
    cookies: string | undefined,
  ): Promise<CreatedUser> {
    mayAnswer(memberId, { session: session?.memberId ?? null, onboarding: this.onboarding.read(cookies) })
    const language = requestLanguage(answer.language, cookies, isSecure(this.settings))
    const { phoneShareConsent, isActive, wording = unnamedWording } = answer
    const user = await this.changes.change(memberId, (member) => {
      if (session?.memberId !== memberId && !isOnboarding(member)) throw new ForbiddenError()
      member.phoneShareConsent = phoneShareConsent
      member.ownActive = isActive
      const record = { phoneShareConsent, isActive, wording, language, recordedAt: this.clock.now() }
      this.em.create(ConsentRecord, { id: uuidv7(), memberId, ...record })
      return toCreatedUser(member)
    })
    if (!user) throw new NotFoundError()
    await this.chat.notify([memberId])
    return user
  }
}
