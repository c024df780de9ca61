import { Injectable } from '@nestjs/common'
import type { NewReport, ReportEvidence } from '@rafiq/contracts/moderation'
import { NotFoundError } from '@rafiq/service-kit'
import { ChatClient } from '../services/chat-client.ts'
import { UsersClient } from '../services/users-client.ts'

interface Reported {
  subjectId: string
  aboutId: string
  evidence: ReportEvidence
}

/** What is reported, as it is at this moment, from the services that own it. */
@Injectable()
export class ReadEvidence {
  constructor(
    private readonly users: UsersClient,
    private readonly chat: ChatClient,
  ) {}

  /** @throws NotFoundError for whom or what the reporter may not know */
  async of(subject: NewReport['subject'], reporterId: string, now: Date): Promise<Reported> {
    const at = now.toISOString()
    if (subject.kind === 'profile') {
      const { memberId } = subject
      const { known, card, photo } = await this.users.reportable(memberId, reporterId)
      if (!known) throw new NotFoundError()
      return { subjectId: memberId, aboutId: memberId, evidence: { at, card, photo, messages: [] } }
    }
    const { messageId } = subject
    const { authorId, messages } = await this.chat.reportable(messageId, reporterId)
    // Whoever wrote to them is known to them, whatever became of the two since.
    const { card, photo } = await this.users.reportable(authorId, reporterId)
    return { subjectId: authorId, aboutId: messageId, evidence: { at, card, photo, messages } }
  }
}
