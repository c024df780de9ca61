import { Inject, Injectable } from '@nestjs/common'
import { errorMessages } from '@rafiq/contracts'
import type { SocketError } from '@rafiq/contracts/chat'
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
import type { ChatSocket } from '../sockets/chat-socket.ts'
import { eventRule, fullAllowance, socketsPerMember } from '../sockets/socket-limits.ts'
import { Sockets } from '../sockets/sockets.ts'

/** Decides who may open a socket: whoever has a live session. */
@Injectable()
export class Handshake {
  constructor(
    private readonly sessions: SessionAuthenticator,
    private readonly sockets: Sockets,
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
      next(this.toConnectError(error))
    }
  }

  /** The client sees the code as the error's message and code and sentence in its data. */
  private toConnectError(error: unknown): ExtendedError {
    const { code } = toErrorBody(error).body
    if (code === 'internal') this.logger.error({ err: error }, 'handshake failed')
    const data: SocketError = { code, message: errorMessages[code] }
    return Object.assign(new Error(code), { data })
  }
}
