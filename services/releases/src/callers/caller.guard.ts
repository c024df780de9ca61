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
import { type ErrorCode, remoteNameSchema, sessionHeader } from '@rafiq/platform-contracts'
import {
  assertSteppedUp,
  assertUnrestricted,
  Clock,
  ForbiddenError,
  MalformedError,
  Public,
  SETTINGS,
  SessionAuthenticator,
  toIssues,
  UnauthorizedError,
} from '@rafiq/service-kit'
import type { ReleasesSettings } from '../settings.ts'
import { PublishTokens } from '../teams/publish-tokens.ts'
import { RunTokens } from '../teams/run-tokens.ts'
import { Accounts } from './accounts.ts'
import type { Caller, CallerRequest } from './caller.ts'

export interface CallerRule {
  /** A publish token opens its own remote's routes only, or those of every remote, or none of these. */
  readonly teams: 'own' | 'every' | 'none'
  /** Whether a session opens it as well, of a role that may release (`roles` of the product's configuration). */
  readonly staff: boolean
  /** Whether staff have to have shown a factor within the last minutes; a team's token stands for itself. */
  readonly stepUp?: true
}

const ruleKey = 'releases:callers'

@Injectable()
class CallerGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: PublishTokens,
    private readonly runs: RunTokens,
    private readonly sessions: SessionAuthenticator,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: ReleasesSettings,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const rule = this.reflector.getAllAndOverride<CallerRule>(ruleKey, [
      context.getHandler(),
      context.getClass(),
    ])
    const request = context.switchToHttp().getRequest<CallerRequest>()
    const { authorization, [sessionHeader]: session } = request.headers
    // A team's call needs nothing of what sessions lean on.
    const byToken = authorization !== undefined || session === undefined || !rule.staff
    request.caller = byToken ? await this.team(request, rule) : await this.staff(request, rule)
    return true
  }

  private async team({ headers, params }: CallerRequest, { teams }: CallerRule): Promise<Caller> {
    const { authorization } = headers
    const run = await this.runs.authenticate(authorization, params.remote)
    const publisher = run ?? (await this.tokens.authenticate(authorization))
    if (teams === 'none') throw new ForbiddenError()
    if (teams === 'own') await this.tokens.authorise(publisher, remoteOf(params))
    return publisher
  }

  private async staff(request: CallerRequest, { stepUp }: CallerRule): Promise<Caller> {
    const session = await this.sessions.authenticate(request.headers[sessionHeader])
    if (!session) throw new UnauthorizedError()
    // For the line of a refused request.
    request.user = session
    if (!this.mayRelease(session.role)) throw new ForbiddenError()
    assertUnrestricted(session)
    await this.mayAct(session.memberId)
    if (stepUp) assertSteppedUp(session, this.clock.now())
    const { memberId: id, role } = session
    return { actor: `${role}:${id}`, staff: { id, role } }
  }

  /** What the account is by now: a suspension ends no session, but who is suspended does nothing. */
  private async mayAct(id: string): Promise<void> {
    const account = await this.accounts.find(id)
    if (!account || !this.mayRelease(account.role)) throw new ForbiddenError()
    if (!account.suspended) return
    const { code, message } = this.settings.PRODUCT_CONFIG.accounts.suspension
    throw new ForbiddenError(code as ErrorCode, { message })
  }

  private mayRelease(role: string): boolean {
    return this.settings.PRODUCT_CONFIG.roles[role]?.releases ?? false
  }
}

/** Checked before it is compared, since a rejection is kept in the audit trail. */
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
    ...(rule.staff ? [ApiSecurity('session')] : []),
  )
