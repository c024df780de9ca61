import { Inject, Injectable } from '@nestjs/common'
import { type ReportableMessage, reportableMessageSchema } from '@rafiq/contracts/moderation'
import { SETTINGS } from '@rafiq/service-kit'
import type { ModerationSettings } from '../settings.ts'
import { callJson } from './call-json.ts'

/** Asks the chat service. */
@Injectable()
export class ChatClient {
  constructor(@Inject(SETTINGS) private readonly settings: ModerationSettings) {}

  /** @throws NotFoundError where it was not written to the reporter */
  reportable(messageId: string, reporterId: string): Promise<ReportableMessage> {
    const { CHAT_URL, SERVICE_CREDENTIAL: credential } = this.settings
    const url = new URL(`/internal/messages/${messageId}/reportable?reporterId=${reporterId}`, CHAT_URL)
    return callJson({ url, method: 'GET', credential }, reportableMessageSchema)
  }
}
