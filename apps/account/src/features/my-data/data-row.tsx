import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { BookOpen, ButtonLink } from '@rafiq/ui'
import { ActionRow } from '../../shared/action-row.tsx'
import { dataPath } from '../../shared/data-path.ts'
import { DownloadButton } from './download-button.tsx'

export function DataRow() {
  const { t } = useTranslation('account')
  return (
    <ActionRow icon={<BookOpen />} title={t('data.title')} text={t('data.text')}>
      <ButtonLink asChild variant="quiet">
        <Link to={dataPath}>{t('data.view')}</Link>
      </ButtonLink>
      <DownloadButton />
    </ActionRow>
  )
}
