import { Phone } from '@rafiq/brand'
import { useTranslation } from '@rafiq/platform/i18n'
import { PhoneIcon, PhoneOff } from '@rafiq/ui'

type CardPhoneProps = {
  /** Digits with the country's; null where its owner does not share it (spec §1). */
  phone: string | null
  /** Says why there is none. */
  hidden: string
  /** Whether it can be called from here. */
  link?: boolean
}

/** The number where its owner shares it, else why there is none. */
export function CardPhone({ phone, hidden, link = false }: CardPhoneProps) {
  const { t } = useTranslation('common')
  if (phone === null) {
    return (
      <p className="flex items-start gap-2 text-soft">
        <PhoneOff aria-hidden="true" className="mt-1 size-5 shrink-0" />
        {hidden}
      </p>
    )
  }
  return (
    <p className="flex min-h-11 items-center gap-2 [&_bdi]:whitespace-normal">
      <PhoneIcon aria-hidden="true" className="size-5 shrink-0 text-palm" />
      <span className="sr-only">{t('card.phone')}: </span>
      {link ? (
        <a href={`tel:+${phone}`} className="inline-flex min-h-11 items-center">
          <Phone digits={phone} />
        </a>
      ) : (
        <Phone digits={phone} />
      )}
    </p>
  )
}
