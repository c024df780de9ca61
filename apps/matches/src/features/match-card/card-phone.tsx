import { useTranslation } from '@rafiq/platform/i18n'
import { Phone, PhoneIcon, PhoneOff } from '@rafiq/ui'

/** The number where its owner shares it (spec §1), else why there is none. */
export function CardPhone({ phone }: { phone: string | null }) {
  const { t } = useTranslation('matches')
  if (phone === null) {
    return (
      <p className="flex items-center gap-2 text-soft">
        <PhoneOff aria-hidden="true" className="size-5 shrink-0" />
        {t('card.noPhone')}
      </p>
    )
  }
  return (
    <p className="flex items-center gap-2">
      <PhoneIcon aria-hidden="true" className="size-5 shrink-0 text-palm" />
      <span className="sr-only">{t('card.phone')}: </span>
      <a href={`tel:+${phone}`} className="inline-flex min-h-11 items-center">
        <Phone digits={phone} />
      </a>
    </p>
  )
}
