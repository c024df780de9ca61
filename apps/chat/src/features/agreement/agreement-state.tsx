import type { Agreement } from '@rafiq/contracts/chat'
import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Badge, Button } from '@rafiq/ui'
import { Approval } from './approval.tsx'

type AgreementStateProps = {
  agreement: Agreement
  name: string
  /** The last agreed version is read in the place of the newest. */
  showsAgreed: boolean
  onShowAgreed: (shows: boolean) => void
}

/** Above the sheet: which version it is, who approved it, and what was agreed before it. */
export function AgreementState({ agreement, name, showsAgreed, onShowAgreed }: AgreementStateProps) {
  const { t } = useTranslation('agreement')
  const { date } = useFormat()
  const { version, savedAt, savedById, otherUser, lastAgreed } = agreement
  const changed = savedById === otherUser.id ? 'agreement:sheet.changedBy' : 'agreement:sheet.changedByYou'
  return (
    <div className="space-y-4 print:hidden">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
        <Badge tone="palm">{t('agreement:sheet.version', { version })}</Badge>
        {savedAt && (
          // Each in its own direction: a date that follows a name of the other script would be torn apart.
          <span>
            <bdi>{t(changed, { name })}</bdi> · <bdi className="whitespace-nowrap">{date(savedAt)}</bdi>
          </span>
        )}
      </p>
      {!showsAgreed && <Approval agreement={agreement} name={name} />}
      {lastAgreed && (
        <div className="flex flex-wrap items-center gap-x-3">
          <p>
            {t('agreement:approval.last', { version: lastAgreed.version, date: date(lastAgreed.agreedAt) })}
          </p>
          <Button variant="quiet" className="-mx-3 px-3!" onClick={() => onShowAgreed(!showsAgreed)}>
            {showsAgreed
              ? t('agreement:approval.showNewest', { version })
              : t('agreement:approval.showAgreed')}
          </Button>
        </div>
      )}
    </div>
  )
}
