import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Registration, RegistrationResult } from '@rafiq/contracts/members'
import { createTestApp, ManualClock, parseSettings, runMigrations } from '@rafiq/service-kit'
import {
  type AppCall,
  aRegistration,
  callApp,
  freePort,
  openAll,
  openTestStorage,
  PushService,
  type RegisteredMember,
  serviceEnvironment,
  type TestDatabase,
  type TestedParts,
  TestedService,
  waitUntil,
} from '@rafiq/testing'
import { linkToken, MailServer } from '@rafiq/testing/mail-server'
import { UsersServiceModule } from '../src/app.module.ts'
import { RecordFailedSignIns } from '../src/auth/record-failed-sign-ins.ts'
import { ClearUnsentNotices } from '../src/away-notices/clear-unsent-notices.ts'
import { databaseOptions } from '../src/database/database-options.ts'
import { EraseUnverified } from '../src/deletions/erase-unverified.ts'
import { ClearViewCounts } from '../src/ledger/clear-view-counts.ts'
import { ClearUndeliveredMails } from '../src/mails/clear-undelivered-mails.ts'
import { ClearShownPeople } from '../src/matches/clear-shown-people.ts'
import { ClearEndedSubscriptions } from '../src/push/clear-ended-subscriptions.ts'
import { usersSettings } from '../src/settings.ts'
import { OtherServices } from './other-services.ts'

interface UsersCall extends AppCall {
  cookie?: string
  /** The caller's address, as the gateway passes it on. */
  from?: string
}

interface Parts extends TestedParts {
  mail: MailServer
  push: PushService
  others: OtherServices
  clock: ManualClock
  storage: string
  lines: string[]
}

export type Member = RegisteredMember

/** The users service as it runs, with a database, a corner of Redis, a mail server and a folder of its own. */
export class UsersService extends TestedService {
  readonly mail: MailServer
  readonly push: PushService
  readonly others: OtherServices
  readonly clock: ManualClock
  readonly storage: string
  /** What it logs. */
  readonly lines: readonly string[]

  private constructor(parts: Parts) {
    super(parts)
    this.mail = parts.mail
    this.push = parts.push
    this.others = parts.others
    this.clock = parts.clock
    this.storage = parts.storage
    this.lines = parts.lines
  }

  /** @param environment settings that differ */
  static start(environment: Record<string, string> = {}, given?: TestDatabase): Promise<UsersService> {
    return openAll(async (opened) => {
      const { database, redis } = await openTestStorage(opened, given)
      const storage = await mkdtemp(join(tmpdir(), 'rafiq-users-'))
      opened.closing(() => rm(storage, { recursive: true, force: true }))
      const mail = new MailServer(await freePort())
      await mail.start()
      opened.closing(() => mail.stop())
      const push = new PushService()
      await push.start()
      opened.closing(() => push.stop())
      const others = new OtherServices()
      await others.start()
      opened.closing(() => others.stop())
      const settings = parseSettings(usersSettings, {
        ...serviceEnvironment('users', redis),
        LOG_LEVEL: 'info',
        DATABASE_URL: database.urlFor('users'),
        SMTP_URL: mail.url,
        PUSH_ORIGINS: push.url,
        STORAGE_DIR: storage,
        CONNECTIONS_URL: others.url,
        CHAT_URL: others.url,
        MODERATION_URL: others.url,
        ...environment,
      })
      await runMigrations(databaseOptions(settings))
      const clock = new ManualClock()
      const lines: string[] = []
      const logOutput = { write: (line: string) => void lines.push(line) }
      const run = () =>
        createTestApp({
          name: 'users',
          module: UsersServiceModule.forRoot(settings),
          settings,
          clock,
          logOutput,
        })
      const close = () => opened.close()
      const service = new UsersService({
        run,
        close,
        database,
        redis,
        mail,
        push,
        others,
        clock,
        storage,
        lines,
      })
      await service.up()
      return service
    })
  }

  override call(
    method: Parameters<typeof callApp>[1],
    url: string,
    { cookie, from, headers, ...rest }: UsersCall = {},
  ) {
    const given = {
      ...headers,
      ...(cookie !== undefined && { cookie }),
      ...(from !== undefined && { 'x-forwarded-for': from }),
    }
    return super.call(method, url, { ...rest, headers: given })
  }

  register(registration: Registration, cookie?: string) {
    return this.call('POST', '/api/users/with-matching', { body: registration, ...(cookie && { cookie }) })
  }

  /** What the service does every hour, now. */
  async runHourly(): Promise<void> {
    const mails = [ClearUndeliveredMails, ClearUnsentNotices, ClearEndedSubscriptions]
    for (const task of [EraseUnverified, ...mails, ClearShownPeople, ClearViewCounts, RecordFailedSignIns]) {
      await this.app.get(task, { strict: false }).run()
    }
  }

  /** The token of the newest mail to an address, as soon as it has arrived. */
  async mailedToken(email: string): Promise<string> {
    return linkToken(await waitUntil('the mail arrives', () => this.mail.to(email)))
  }

  signIn(email: string, password: string, from?: string) {
    return this.call('POST', '/api/auth/login', { body: { email, password }, ...(from && { from }) })
  }

  /** A member who registered, followed the link of the mail and signed in. */
  async member(overrides: Partial<Registration> = {}): Promise<Member> {
    const registration = aRegistration(overrides).build()
    const { user } = (await this.register(registration)).json as RegistrationResult
    const { email, password } = registration
    await this.call('POST', '/api/auth/verify-email', { body: { token: await this.mailedToken(email) } })
    const { json } = await this.signIn(email, password)
    return { id: user.id, email, password, token: json.token }
  }
}
