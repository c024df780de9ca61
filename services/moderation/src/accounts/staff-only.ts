import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  UseGuards,
} from '@nestjs/common'
import { isModerating, moderatingRoles } from '@rafiq/contracts/accounts'
import { ForbiddenError, Roles, type Session } from '@rafiq/service-kit'
import { AccountProjection } from './account-projection.ts'

/** What the session says of the role, and what the account is by now: paused staff do nothing. */
@Injectable()
class ActingStaff implements CanActivate {
  constructor(private readonly accounts: AccountProjection) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { user } = context.switchToHttp().getRequest<{ user: Session }>()
    const account = await this.accounts.find(user.memberId)
    if (!account || !isModerating(account.role)) throw new ForbiddenError()
    if (account.pausedByStaff) throw new ForbiddenError('account-paused')
    return true
  }
}

/** Routes for moderators and admins: 401 without a session, 403 for everybody else and for paused staff. */
export const StaffOnly = (): ClassDecorator & MethodDecorator =>
  applyDecorators(Roles(...moderatingRoles), UseGuards(ActingStaff))
