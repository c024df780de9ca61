import { linkTo } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { findScamSigns, type ScamSign } from '@rafiq/scam-guard'
import { Button, Flag, ShieldAlert } from '@rafiq/ui'
import { type ReactNode, useDeferredValue, useMemo } from 'react'

/** The gravest reason to warn about a text; it is found here, and told to nobody. */
function useScamSign(text: string): ScamSign | undefined {
  return useMemo(() => findScamSigns(text)[0], [text])
}

const Note = ({ children }: { children: ReactNode }) => (
  <div className="flex gap-2 rounded-control border border-amber-line bg-amber-tint px-3 py-2 text-sm text-ink">
    <ShieldAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-amber" />
    <div className="min-w-0 grow">{children}</div>
  </div>
)

/** Under what the other one wrote that reads as frauds do: why, and for a message the way to report it. */
export function ReceivedScamNote({ content, onReport }: { content: string; onReport?: () => void }) {
  const { t } = useTranslation('chat')
  const sign = useScamSign(content)
  if (!sign) return null
  return (
    <div className="mt-1.5 max-w-[85%] sm:max-w-[75%]">
      <Note>
        <p>{t(`guard.received.${sign}`)}</p>
        <p className="text-soft">{t('guard.private')}</p>
        {onReport && (
          <Button
            variant="quiet"
            className="-ms-3 px-3! text-sm!"
            icon={<Flag aria-hidden="true" />}
            onClick={onReport}
          >
            {t('guard.report')}
          </Button>
        )}
      </Note>
    </div>
  )
}

/** Above the field, while what is typed is better thought over once more. It is sent as any other. */
export function TypedScamNote({ text }: { text: string }) {
  const { t } = useTranslation('chat')
  const sign = useScamSign(useDeferredValue(text))
  return (
    <div role="status" className="mx-auto max-w-4xl not-empty:mb-2">
      {sign && (
        <Note>
          {t(`guard.typed.${sign}`)}{' '}
          <Link to={linkTo('safety')} className="whitespace-nowrap">
            {t('safety.link')}
          </Link>
        </Note>
      )}
    </div>
  )
}
