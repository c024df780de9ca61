import { Inject, Injectable } from '@nestjs/common'
import {
  accountChangedSchema,
  accountsSchema,
  deletionResultSchema,
  type EndedSessionsResult,
  type EventData,
  endedSessionsSchema,
  type GenderOrder,
  type GenderOrderResult,
  genderOrderResultSchema,
  type NoticeMail,
  type NoticeOrder,
  type PauseOrder,
  type PauseOrderResult,
  pauseOrderResultSchema,
  type ReportableMember,
  type Role,
  reportableMemberSchema,
  type StaffView,
  staffViewSchema,
} from '@rafiq/contracts'
import { NotFoundError, SETTINGS, type ServiceCall } from '@rafiq/service-kit'
import { z } from 'zod'
import type { ModerationSettings } from '../settings.ts'
import { callJson } from './call-json.ts'

type Account = EventData<'account.changed'>

/**
 * What this service has the users service do. Each call throws its refusal (403, 404, 409, 422), or 503 where it does
 * not answer.
 */
@Injectable()
export class UsersClient {
  constructor(@Inject(SETTINGS) private readonly settings: ModerationSettings) {}

  /** null: there is none. */
  async account(memberId: string): Promise<Account | null> {
    try {
      return await this.call('GET', `/internal/accounts/${memberId}`, accountChangedSchema)
    } catch (error) {
      if (error instanceof NotFoundError) return null
      throw error
    }
  }

  /** The next `limit` accounts by id. */
  accounts(after: string | null, limit: number): Promise<Account[]> {
    const query = new URLSearchParams({ limit: String(limit), ...(after !== null && { after }) })
    return this.call('GET', `/internal/accounts?${query}`, accountsSchema)
  }

  pause(order: PauseOrder): Promise<PauseOrderResult> {
    return this.call('POST', '/internal/staff/pauses', pauseOrderResultSchema, order)
  }

  undoPause(actorId: string, pauseId: string): Promise<PauseOrderResult> {
    return this.call('POST', `/internal/staff/pauses/${pauseId}/undo`, pauseOrderResultSchema, { actorId })
  }

  activate(actorId: string, memberId: string): Promise<Account> {
    return this.call('POST', `/internal/staff/members/${memberId}/activation`, accountChangedSchema, {
      actorId,
    })
  }

  /** @param notice mailed to the member in the same transaction */
  delete(actorId: string, memberId: string, notice: NoticeMail | null = null): Promise<{ version: number }> {
    return this.call('POST', `/internal/staff/members/${memberId}/deletion`, deletionResultSchema, {
      actorId,
      notice,
    })
  }

  changeRole(actorId: string, memberId: string, role: Role): Promise<Account> {
    const path = `/internal/staff/members/${memberId}/role`
    return this.call('PUT', path, accountChangedSchema, { actorId, role })
  }

  correctGender(memberId: string, order: GenderOrder): Promise<GenderOrderResult> {
    return this.call('PUT', `/internal/staff/members/${memberId}/gender`, genderOrderResultSchema, order)
  }

  endSessions(actorId: string, memberId: string): Promise<EndedSessionsResult> {
    const path = `/internal/staff/members/${memberId}/sessions/end`
    return this.call('POST', path, endedSessionsSchema, { actorId })
  }

  async resetFactors(actorId: string, memberId: string): Promise<void> {
    const path = `/internal/staff/members/${memberId}/factors/reset`
    await this.call('POST', path, z.unknown(), { actorId })
  }

  /** Recorded there as a staff read. */
  view(actorId: string, memberId: string): Promise<StaffView> {
    return this.call('POST', `/internal/staff/members/${memberId}/views`, staffViewSchema, { actorId })
  }

  /** @throws NotFoundError where there is no such member */
  reportable(memberId: string, reporterId: string): Promise<ReportableMember> {
    const path = `/internal/members/${memberId}/reportable?reporterId=${reporterId}`
    return this.call('GET', path, reportableMemberSchema)
  }

  /** Has a notice mailed, once however often it is ordered. @throws NotFoundError where the member is gone */
  async mailNotice(id: string, order: NoticeOrder): Promise<void> {
    await this.call('PUT', `/internal/notices/${id}`, z.unknown(), order)
  }

  private call<S extends z.ZodType>(
    method: ServiceCall['method'],
    path: string,
    schema: S,
    body?: object,
  ): Promise<z.infer<S>> {
    const { USERS_URL, SERVICE_CREDENTIAL: credential } = this.settings
    return callJson({ url: new URL(path, USERS_URL), method, credential, ...(body && { body }) }, schema)
  }
}
