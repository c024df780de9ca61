import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Inject,
  Injectable,
  SetMetadata,
  UseGuards,
} from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import { ApiBearerAuth, ApiSecurity } from '@nestjs/swagger'
import { remoteNameSchema, sessionHeader } from '@rafiq/contracts'
import {
  assertSteppedUp,
  assertUnrestricted,
  Clock,
  ForbiddenError,
  MalformedError,
  Public,
  SessionAuthenticator,
  toIssues,
  UnauthorizedError,
} from '@rafiq/service-kit'
import { PublishTokens } from '../tokens/publish-tokens.ts'
import { Accounts } from './accounts.ts'
import type { Caller, CallerRequest } from './caller.ts'

export interface CallerRule {
  /** A publish token opens its own remote's routes only, or those of every remote. */
  readonly teams: 'own' | 'every'
  /** Whether a session with the role `admin` opens it as well. */
  readonly admins: boolean
  /** Whether an admin has to have shown a factor within the last minutes; a team's token stands for itself. */
  readonly stepUp?: true
}

const ruleKey = 'releases:callers'

@Injectable()
class CallerGuard implements CanActivate {
  readonly #reflector: Reflector
  readonly #tokens: PublishTokens
  readonly #sessions: SessionAuthenticator
  readonly #accounts: Accounts
  readonly #clock: Clock

  constructor(
    @Inject(Reflector) reflector: Reflector,
    @Inject(PublishTokens) tokens: PublishTokens,
    @Inject(SessionAuthenticator) sessions: SessionAuthenticator,
    @Inject(Accounts) accounts: Accounts,
    @Inject(Clock) clock: Clock,
  ) {
    this.#reflector = reflector
    this.#tokens = tokens
    this.#sessions = sessions
    this.#accounts = accounts
    this.#clock = clock
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const rule = this.#reflector.getAllAndOverride<CallerRule>(ruleKey, [
      context.getHandler(),
      context.getClass(),
    ])
    const request = context.switchToHttp().getRequest<CallerRequest>()
    const { authorization, [sessionHeader]: session } = request.headers
    // A team's call needs nothing of what sessions lean on.
    const byToken = authorization !== undefined || session === undefined || !rule.admins
    request.caller = byToken ? await this.#team(request, rule) : await this.#admin(request, rule)
    return true
  }

  async #team({ headers, params }: CallerRequest, { teams }: CallerRule): Promise<Caller> {
    const publisher = await this.#tokens.authenticate(headers.authorization)
    if (teams === 'own') await this.#tokens.authorise(publisher, remoteOf(params))
    return publisher
  }

  async #admin(request: CallerRequest, { stepUp }: CallerRule): Promise<Caller> {
    const session = await this.#sessions.authenticate(request.headers[sessionHeader])
    if (!session) throw new UnauthorizedError()
    // For the line of a refused request.
    request.user = session
    if (session.role !== 'admin') throw new ForbiddenError()
    assertUnrestricted(session)
    await this.#mayAct(session.memberId)
    if (stepUp) assertSteppedUp(session, this.#clock.now())
    return { actor: `admin:${session.memberId}`, adminId: session.memberId }
  }

  /** What the account is by now: a pause ends no session, but paused staff do nothing. */
  async #mayAct(adminId: string): Promise<void> {
    const account = await this.#accounts.find(adminId)
    if (account?.role !== 'admin') throw new ForbiddenError()
    if (account.pausedByStaff) throw new ForbiddenError('account-paused')
  }
}

/** Checked before it is compared, since a refusal is kept in the audit trail. */
function remoteOf({ remote }: { remote?: string }): string {
  const name = remoteNameSchema.safeParse(remote)
  if (name.success) return name.data
  throw new MalformedError('malformed', { issues: toIssues(name.error.issues) })
}

/** Routes for publish tokens, and for admins where the rule says so: 401 for nobody, 403 for others and for paused admins. */
export const ForCallers = (rule: CallerRule): ClassDecorator & MethodDecorator =>
  applyDecorators(
    Public(),
    SetMetadata(ruleKey, rule),
    UseGuards(CallerGuard),
    ApiBearerAuth(),
    ...(rule.admins ? [ApiSecurity('session')] : []),
  )
