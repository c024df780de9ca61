import { memberExportSchema } from '@rafiq/contracts/personal-data'
import { api, errorText, useFaultToast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { mutationOptions, useSingleMutation } from '@rafiq/platform/query'
import { Link } from '@rafiq/platform/router'
import { BookOpen, Button, ButtonLink, saveFile } from '@rafiq/ui'
import { ActionRow } from '../../shared/action-row.tsx'
import { dataPath } from '../../shared/paths.ts'

const readExport = mutationOptions({ mutationFn: () => api.get('/api/user/export', memberExportSchema) })

/** Everything as one JSON file, read at the moment of the click. */
export function DownloadButton() {
  const { t } = useTranslation(['account', 'common'])
  const fault = useFaultToast()
  const { mutate, isPending } = useSingleMutation(readExport)
  const download = () =>
    mutate(undefined, {
      onSuccess: (data) => {
        fault.mended()
        const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
        saveFile(file, `rafiq-${data.exportedAt.slice(0, 10)}.json`)
      },
      onError: (error) => fault.tell({ title: t('data.downloadFailed'), description: errorText(error, t) }),
    })
  return (
    <Button variant="secondary" busy={isPending} busyLabel={t('data.downloading')} onClick={download}>
      {t('data.download')}
    </Button>
  )
}

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
