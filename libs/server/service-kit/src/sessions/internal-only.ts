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
import type { FastifyRequest } from 'fastify'
import { ForbiddenError } from '../errors/kinds.ts'
import type { ServiceSettings } from '../settings/schemas.ts'
import {
  callerOf,
  type ServiceCaller,
  type ServiceName,
  serviceCredentialHeader,
} from '../settings/service-callers.ts'
import { SETTINGS } from '../tokens.ts'
import { Public } from './route-demands.ts'

const callersKey = 'rafiq:internal-callers'

@Injectable()
class InternalGuard implements CanActivate {
  private readonly callers: readonly ServiceCaller[]

  constructor(
    @Inject(SETTINGS) settings: ServiceSettings,
    private readonly reflector: Reflector,
  ) {
    this.callers = settings.SERVICE_CALLERS
  }

  canActivate(context: ExecutionContext): boolean {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>()
    const caller = callerOf(headers[serviceCredentialHeader], this.callers)
    const allowed = this.reflector.getAllAndOverride<readonly ServiceName[]>(callersKey, [
      context.getHandler(),
      context.getClass(),
    ])
    if (caller === null || !allowed.includes(caller)) throw new ForbiddenError()
    return true
  }
}

/** A route for these services only, each by its own credential instead of a session; a method's list replaces its class's. */
export const InternalOnly = (...callers: [ServiceName, ...ServiceName[]]): ClassDecorator & MethodDecorator =>
  applyDecorators(Public(), SetMetadata(callersKey, callers), UseGuards(InternalGuard))
