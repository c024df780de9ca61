import { Inject, Injectable } from '@nestjs/common'
import { type EndedSessionsResult, endedSessionsSchema, type Role } from '@rafiq/contracts/accounts'
import { accountChangedSchema, type EventData } from '@rafiq/contracts/events'
import {
  deletionResultSchema,
  type ExposureStats,
  exposureStatsSchema,
  type GenderOrder,
  type GenderOrderResult,
  genderOrderResultSchema,
  type NoticeMail,
  type NoticeOrder,
  type PauseOrder,
  type PauseOrderResult,
  pauseOrderResultSchema,
  type ReportableMember,
  reportableMemberSchema,
  type StaffView,
  staffViewSchema,
} from '@rafiq/contracts/moderation'
import { NotFoundError, SETTINGS, type ServiceCall } from '@rafiq/service-kit'
import { z } from 'zod'
import type { ModerationSettings } from '../settings.ts'
import { callJson } from './call-json.ts'

type Account = EventData<'account.changed'>

/**
 * What this service has the users service do. Each call throws its error (403, 404, 409, 422), or 503 where it does
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

  exposure(): Promise<ExposureStats> {
    return this.call('GET', '/internal/stats/exposure', exposureStatsSchema)
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
