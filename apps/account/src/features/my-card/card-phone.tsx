import { useTranslation } from '@rafiq/platform/i18n'
import { Phone, PhoneIcon, PhoneOff } from '@rafiq/ui'

/** The number as matches see it: with consent, else the words that stand in its place. */
export function CardPhone({ phone, shared }: { phone: string | null; shared: boolean }) {
  const { t } = useTranslation('account')
  if (!shared || phone === null) {
    return (
      <p className="flex items-center gap-2 text-soft">
        <PhoneOff aria-hidden="true" className="size-5 shrink-0" />
        {t('card.noPhone')}
      </p>
    )
  }
  return (
    <p className="flex min-h-11 items-center gap-2">
      <PhoneIcon aria-hidden="true" className="size-5 shrink-0 text-palm" />
      <span className="sr-only">{t('card.phone')}: </span>
      <Phone digits={phone} />
    </p>
  )
}
