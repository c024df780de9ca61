import { Inject, Injectable } from '@nestjs/common'
import { errorMessages, type SocketError } from '@rafiq/contracts'
import {
  LOGGER,
  type Logger,
  SETTINGS,
  SessionAuthenticator,
  TooManyRequestsError,
  toErrorBody,
  UnauthorizedError,
} from '@rafiq/service-kit'
import type { ExtendedError } from 'socket.io'
import type { ChatSettings } from '../settings.ts'
import { fullAllowance } from './allowance.ts'
import type { ChatSocket } from './chat-socket.ts'
import { eventRule } from './event-rule.ts'
import { Sockets } from './sockets.ts'

/** Sockets of one member on one replica at most: tabs and devices, not a flood. */
const socketsPerMember = 20

/** Decides who may open a socket: whoever has a live session. */
@Injectable()
export class Handshake {
  constructor(
    @Inject(SessionAuthenticator) private readonly sessions: SessionAuthenticator,
    @Inject(Sockets) private readonly sockets: Sockets,
    @Inject(SETTINGS) private readonly settings: ChatSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async admit(socket: ChatSocket, next: (error?: ExtendedError) => void): Promise<void> {
    try {
      const session = await this.sessions.authenticate(socket.handshake.auth.token)
      if (!session) throw new UnauthorizedError()
      const { memberId, id: sessionId } = session
      if (this.sockets.countOf(memberId) >= socketsPerMember * this.settings.RATE_LIMIT_SCALE) {
        throw new TooManyRequestsError(60)
      }
      const allowance = fullAllowance(eventRule(this.settings.RATE_LIMIT_SCALE), Date.now())
      socket.data = { memberId, sessionId, allowance, typedAt: 0 }
      // The token has done its work.
      socket.handshake.auth = {}
      next()
    } catch (error) {
      next(this.refusal(error))
    }
  }

  /** The client sees the code as the error's message and code and sentence in its data. */
  private refusal(error: unknown): ExtendedError {
    const { code } = toErrorBody(error).body
    if (code === 'internal') this.logger.error({ err: error }, 'handshake failed')
    const data: SocketError = { code, message: errorMessages[code] }
    return Object.assign(new Error(code), { data })
  }
}
