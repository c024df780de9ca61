import { type DynamicModule, Module, type ModuleMetadata, type Type } from '@nestjs/common'
import { APP_GUARD } from '@nestjs/core'
import { uuidv7 } from '../ids.ts'
import { EndedSessions } from './ended-sessions.ts'
import { SESSION_STRATEGY, SessionGuard, sessionStrategy } from './session.guard.ts'
import { SessionAuthenticator, SessionAuthority } from './session-authenticator.ts'
import { SessionStore } from './session-store.ts'

export interface SessionsOptions {
  /** Says from when on a member's sessions count; made by Nest, with what `imports` export. */
  authority?: Type<SessionAuthority>
  imports?: ModuleMetadata['imports']
}

/** Sessions and the global guard. Needs `RedisModule`. */
@Module({})
export class SessionsModule {
  static forRoot({ authority, imports = [] }: SessionsOptions = {}): DynamicModule {
    const strategy = `session-${uuidv7()}`
    return {
      module: SessionsModule,
      global: true,
      imports,
      providers: [
        SessionStore,
        SessionAuthenticator,
        EndedSessions,
        { provide: SESSION_STRATEGY, useValue: strategy },
        sessionStrategy(strategy),
        { provide: APP_GUARD, useClass: SessionGuard },
        ...(authority ? [{ provide: SessionAuthority, useClass: authority }] : []),
      ],
      exports: [SessionStore, SessionAuthenticator, EndedSessions],
    }
  }
}
