import { usePage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { PageHeader } from '@rafiq/ui'
import { StatCards } from '../stats/stat-cards.tsx'

/** `/moderator`: every account, and what can be done about it. For staff; the shell keeps others out. */
export function Component() {
  const { t } = useTranslation('moderation')
  usePage({ title: t('members.title') })
  return (
    <>
      <PageHeader title={t('members.title')} lead={t('members.lead')} />
      <StatCards />
    </>
  )
}
