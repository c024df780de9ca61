import { Injectable } from '@nestjs/common'
import { uuidv7 } from '@rafiq/service-kit'
import { LinkMails } from '../mails/link-mails.ts'
import type { TokenPurpose } from '../mails/one-time-tokens.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { SignInAttempts } from './sign-in-attempts.ts'

/** Somebody asks for a mail with a link. Unknown addresses cost the same work and get the same answer. */
@Injectable()
export class RequestMail {
  constructor(
    private readonly members: MemberRepository,
    private readonly mails: LinkMails,
    private readonly attempts: SignInAttempts,
  ) {}

  async request(email: string, purpose: TokenPurpose): Promise<void> {
    if (!(await this.attempts.mayMail(email, purpose))) return
    const member = await this.members.findByEmail(email)
    await this.mails.request(member?.id ?? uuidv7(), purpose)
  }
}
