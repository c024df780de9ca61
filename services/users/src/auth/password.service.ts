import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { ChangePassword, ResetPassword } from '@rafiq/contracts'
import {
  Clock,
  MalformedError,
  RateLimiter,
  type RateLimitRule,
  RuleError,
  SETTINGS,
  type Session,
  SessionStore,
  UnauthorizedError,
} from '@rafiq/service-kit'
import { FactorRepository, hasFactor } from '../factors/factor.repository.ts'
import { staffRestriction } from '../factors/staff-restriction.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { MemberChanges } from '../members/member-changes.ts'
import { OneTimeTokenRepository } from '../one-time-tokens/one-time-token.repository.ts'
import { checkPassword } from '../passwords/check-password.ts'
import { PasswordHasher } from '../passwords/password-hasher.ts'
import { policyFor } from '../passwords/password-policy.ts'
import { SecurityMails } from '../security-mails/security-mails.ts'
import type { UsersSettings } from '../settings.ts'
import { FailedSignIns } from '../sign-in-failures/failed-sign-ins.ts'

/** A stolen session must not become a way to try passwords. */
const currentPasswordLimit: RateLimitRule = { name: 'current-password', points: 10, seconds: 900 }

@Injectable()
export class PasswordService {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(MemberRepository) private readonly members: MemberRepository,
    @Inject(MemberChanges) private readonly changes: MemberChanges,
    @Inject(OneTimeTokenRepository) private readonly tokens: OneTimeTokenRepository,
    @Inject(PasswordHasher) private readonly passwords: PasswordHasher,
    @Inject(FactorRepository) private readonly factors: FactorRepository,
    @Inject(SecurityMails) private readonly mails: SecurityMails,
    @Inject(FailedSignIns) private readonly failures: FailedSignIns,
    @Inject(SessionStore) private readonly sessions: SessionStore,
    @Inject(RateLimiter) private readonly limiter: RateLimiter,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: UsersSettings,
  ) {}

  /** By the link of a mail: all sessions end, and whoever reads the mail has shown that the address is theirs. */
  async reset({ token, password }: ResetPassword): Promise<void> {
    const now = this.clock.now()
    const memberId = await this.tokens.peek(token, 'reset-password', now)
    const known = memberId && (await this.members.find(memberId))
    if (!known) throw new MalformedError('invalid-reset-link')
    const policy = policyFor(this.settings.PASSWORD_POLICY, known.role)
    await checkPassword(policy, password, known.email)
    const passwordHash = await this.passwords.hash(password)
    await this.em.fork().transactional(async (tx) => {
      const member = await this.members.lock(tx, known.id)
      const redeemed = await this.tokens.redeem(tx, token, 'reset-password', now)
      if (!member || !redeemed) throw new MalformedError('invalid-reset-link')
      member.passwordHash = passwordHash
      member.passwordStrict = policy === 'strict'
      await this.changes.endSessions(tx, member, now)
      await this.tokens.end(tx, member.id, 'verify-email')
      member.emailVerifiedAt ??= now
      await this.changes.record(tx, member)
      await this.mails.tell(tx, member.id, 'password-changed', now)
    })
    await this.sessions.revokeAll(known.id)
  }

  /** By the member: the other sessions end. */
  async change(session: Session, { currentPassword, password }: ChangePassword): Promise<void> {
    await this.limiter.consume(currentPasswordLimit, session.memberId)
    const member = await this.members.find(session.memberId)
    if (!member) throw new UnauthorizedError()
    if (!(await this.passwords.verify(member.passwordHash, currentPassword))) {
      await this.failures.count(member.id)
      throw new RuleError('wrong-current-password')
    }
    const policy = policyFor(this.settings.PASSWORD_POLICY, member.role)
    await checkPassword(policy, password, member.email)
    const passwordHash = await this.passwords.hash(password)
    const passwordStrict = policy === 'strict'
    const sessionsValidFrom = this.clock.now()
    // Before the change is seen, so that no request in between takes this session for one of the others.
    await this.sessions.confirm(session.id)
    // Only over the password that was just proven: a change at the same moment wins or loses as a whole.
    await this.em.fork().transactional(async (tx) => {
      const current = await this.members.lock(tx, member.id)
      if (current?.passwordHash !== member.passwordHash) throw new RuleError('wrong-current-password')
      Object.assign(current, { passwordHash, passwordStrict })
      await this.changes.endSessions(tx, current, sessionsValidFrom)
      await this.changes.record(tx, current)
      await this.mails.tell(tx, member.id, 'password-changed', sessionsValidFrom)
    })
    await this.sessions.revokeAll(member.id, { except: session.id })
    // A strict one may be all that kept this session from the routes for staff.
    const changed = { role: member.role, passwordStrict }
    const has = hasFactor(await this.factors.of(member.id))
    const restriction = staffRestriction(this.settings.STAFF_SECOND_FACTOR, changed, has)
    await this.sessions.restrict(session.id, restriction)
    await this.limiter.reset(currentPasswordLimit, session.memberId)
  }
}
