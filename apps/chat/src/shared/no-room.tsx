import { linkTo, usePage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { ButtonLink, EmptyState } from '@rafiq/ui'
import { useEffect } from 'react'

/** One that vanishes under its reader takes what had the focus with it: the heading has it then. */
export function NoRoom({ vanished }: { vanished: boolean }) {
  const { t } = useTranslation('chat')
  usePage({ title: t('room.goneTitle') })
  useEffect(() => {
    if (vanished) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [vanished])
  return (
    <EmptyState
      level={1}
      drawing="door"
      className="my-auto"
      title={t('room.goneTitle')}
      description={t('room.gone')}
      action={
        <ButtonLink asChild variant="secondary">
          <Link to={linkTo('chat')}>{t('room.toRooms')}</Link>
        </ButtonLink>
      }
    />
  )
}
