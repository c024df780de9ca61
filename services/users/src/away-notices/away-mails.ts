import { Inject, Injectable } from '@nestjs/common'
import { awayNoticeKinds } from '@rafiq/contracts/members'
import { SETTINGS } from '@rafiq/service-kit'
import { Mailer } from '../mails/mailer.ts'
import type { Member } from '../members/member.entity.ts'
import type { UsersSettings } from '../settings.ts'
import type { AwayNotice } from './away-notice.entities.ts'
import { newsOf, noticeNews } from './notice-news.ts'
import { renderAwayNotice } from './render-away-notice.ts'
import { signUnsubscription, unsubscribePage, unsubscribeUrl } from './unsubscribe-link.ts'

/** Sends notices by mail: one for all, with a link that ends what it tells of by one press (RFC 8058). */
@Injectable()
export class AwayMails {
  constructor(
    private readonly mailer: Mailer,
    @Inject(SETTINGS) private readonly settings: UsersSettings,
  ) {}

  /** @param notices one at least, oldest first */
  async send({ id: memberId, email, language }: Member, notices: readonly AwayNotice[]): Promise<void> {
    const kinds = awayNoticeKinds.filter((kind) => notices.some((notice) => notice.kind === kind))
    const news = noticeNews.filter((one) => notices.some((notice) => newsOf(notice) === one))
    const { publicUrl, supportEmail } = this.mailer
    const token = signUnsubscription(this.settings.UNSUBSCRIBE_KEYS, { memberId, kinds })
    const unsubscribe = new URL(unsubscribePage(token), publicUrl).href
    const mail = renderAwayNotice({ news, language, publicUrl, unsubscribe, supportEmail })
    await this.mailer.send(email, mail, {
      messageId: `<away.${notices[0]?.id}.${notices[0]?.sequence}@${new URL(publicUrl).hostname}>`,
      headers: {
        'List-Unsubscribe': `<${unsubscribeUrl(publicUrl, token)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    })
  }
}
