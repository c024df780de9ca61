import { createHash, timingSafeEqual } from 'node:crypto'
import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Inject,
  Injectable,
  UseGuards,
} from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { ForbiddenError } from '../errors/kinds.ts'
import type { ServiceSettings } from '../settings/schemas.ts'
import { SETTINGS } from '../tokens.ts'
import { Public } from './decorators.ts'

/** The header of calls between services. */
export const serviceSecretHeader = 'x-service-secret'

/** Whether a header holds the secret, in a time that says nothing about it. */
export function isServiceSecret(header: unknown, secret: string): boolean {
  if (typeof header !== 'string') return false
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(header), digest(secret))
}

@Injectable()
class InternalGuard implements CanActivate {
  readonly #secret: string

  constructor(@Inject(SETTINGS) settings: ServiceSettings) {
    this.#secret = settings.SERVICE_SECRET
  }

  canActivate(context: ExecutionContext): boolean {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>()
    if (!isServiceSecret(headers[serviceSecretHeader], this.#secret)) throw new ForbiddenError()
    return true
  }
}

/** A route for other services only: `x-service-secret` instead of a session. */
export const InternalOnly = (): ClassDecorator & MethodDecorator =>
  applyDecorators(Public(), UseGuards(InternalGuard))
