import type { EvidenceMessage, ModeratorReportDetail } from '@rafiq/contracts'
import { useTranslation } from '@rafiq/platform/i18n'
import { Badge, TriangleAlert } from '@rafiq/ui'
import { Moment } from '../../shared/moment.tsx'

type EvidenceMessagesProps = Pick<ModeratorReportDetail, 'subject' | 'reporter'> & {
  messages: readonly EvidenceMessage[]
}

/** The reported message between those that stood around it. */
export function EvidenceMessages({ messages, subject, reporter }: EvidenceMessagesProps) {
  const { t } = useTranslation('moderation')
  const names = { subject: subject.name, reporter: reporter?.name }
  return (
    <ol aria-label={t('reports.evidence.messages')} className="space-y-3">
      {messages.map(({ id, from, content, at, reported }) => (
        <li
          key={id}
          className={`w-fit max-w-[88%] rounded-card px-4 py-3 ${from === 'reporter' ? 'ms-auto' : ''} ${reported ? 'border-2 border-clay bg-clay-tint' : 'border border-line bg-sunken'}`}
        >
          {reported && (
            <Badge tone="clay" icon={<TriangleAlert aria-hidden="true" />} className="-ms-1 mb-1 bg-raised">
              {t('reports.evidence.reported')}
            </Badge>
          )}
          <p className={`text-sm wrap-anywhere ${reported ? 'text-ink' : 'text-soft'}`}>
            <bdi>{names[from] ?? t('reports.people.gone')}</bdi> · {t(`reports.evidence.from.${from}`)}
          </p>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {content}
          </p>
          <p className={`mt-1 text-sm ${reported ? 'text-ink' : 'text-soft'}`}>
            <Moment at={at} />
          </p>
        </li>
      ))}
    </ol>
  )
}
