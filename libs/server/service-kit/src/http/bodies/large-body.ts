import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { finalize, type Observable } from 'rxjs'
import { UnavailableError } from '../../errors/kinds.ts'
import { configureRoute } from '../route-config.ts'

const mebibyte = 1024 * 1024

/** What is held of large bodies at once: four of the largest photos, or many of the usual ones. */
const defaultBytes = 32 * mebibyte

/** One body's part of the budget. */
export interface BodyShare {
  /** @throws UnavailableError where the sum would pass the budget */
  take(bytes: number): void
  close(): void
}

/** Bounds what all large bodies of a process take together, however many callers send them. */
export class BodyBudget {
  readonly #bytes: number
  #held = 0

  constructor(bytes = defaultBytes) {
    this.#bytes = bytes
  }

  open(): BodyShare {
    let mine = 0
    return {
      take: (bytes) => {
        if (this.#held + bytes > this.#bytes) throw new UnavailableError()
        this.#held += bytes
        mine += bytes
      },
      close: () => {
        this.#held -= mine
        mine = 0
      },
    }
  }
}

/** A large body of which nothing was read yet. */
export class UnreadBody {
  readonly #read: (onBytes: (bytes: number) => void) => Promise<unknown>

  constructor(read: (onBytes: (bytes: number) => void) => Promise<unknown>) {
    this.#read = read
  }

  /** Its JSON. @param onBytes learns of bytes before they are kept, and may throw to refuse them */
  read(onBytes: (bytes: number) => void): Promise<unknown> {
    return this.#read(onBytes)
  }
}

/** Of the process: whatever its routes hold at once. */
const budget = new BodyBudget()

/** Reads a large body: interceptors run after the guards and before the pipes that look at it. */
@Injectable()
class LargeBodyInterceptor implements NestInterceptor {
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest>()
    if (!(request.body instanceof UnreadBody)) return next.handle()
    const share = budget.open()
    try {
      request.body = await request.body.read((bytes) => share.take(bytes))
    } catch (error) {
      share.close()
      throw error
    }
    return next.handle().pipe(finalize(() => share.close()))
  }
}

/**
 * Lets a route take a JSON body of more than the usual 32 KiB. It is read once the route's guards and rate limits
 * have let the caller in, and of all such bodies a process holds a bounded sum; past it the answer is 503.
 */
export const LargeBody = (bytes: number): MethodDecorator =>
  applyDecorators(configureRoute({ largeBody: bytes }), UseInterceptors(LargeBodyInterceptor))
