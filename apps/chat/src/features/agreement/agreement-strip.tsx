import type { ChatRoom } from '@rafiq/contracts/chat'
import { linkTo } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { Link } from '@rafiq/platform/router'
import { ButtonLink, FileText } from '@rafiq/ui'
import { agreementQuery } from '../../shared/agreements/agreement-query.ts'
import { useNameOf } from '../../shared/person.tsx'
import { RoomStrip, useNews } from '../../shared/room-strip.tsx'
import { awaitedApproval } from './awaited-approval.ts'

/** Above the messages: the agreement waits for the member's approval. Nothing while it does not. */
export function AgreementStrip({ room }: { room: ChatRoom }) {
  const { t } = useTranslation('chat')
  const name = useNameOf(room)
  const { data: agreement } = useQuery(agreementQuery(room.id))
  const awaited = agreement ? awaitedApproval(agreement) : null
  const text = awaited && t(`agreement.awaits.${awaited}`)
  useNews(agreement && (text ? t('room.said', { name, content: text }) : ''))
  if (!text) return null
  return (
    <RoomStrip
      label={t('agreement.open')}
      icon={<FileText aria-hidden="true" />}
      action={
        <ButtonLink asChild variant="secondary" className="shrink-0 px-4! text-sm!">
          <Link to={linkTo('agreement', { roomId: room.id })}>{t('agreement.see')}</Link>
        </ButtonLink>
      }
    >
      {/* The name stands for itself: in a sentence of the other script it would move what is beside it. */}
      <p className="line-clamp-1 text-soft">
        <bdi>{name}</bdi>
      </p>
      <p>{text}</p>
    </RoomStrip>
  )
}
