import { api, errorText, toast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useSingleMutation } from '@rafiq/platform/query'
import { Button, saveFile } from '@rafiq/ui'
import { auditExportPath } from './audit-query.ts'
import type { AuditSearch } from './audit-search.ts'

/** All that the filters find as a CSV file. */
export function ExportButton({ search }: { search: AuditSearch }) {
  const { t } = useTranslation(['moderation', 'common'])
  const { mutate, isPending } = useSingleMutation({
    mutationFn: () => api.download(auditExportPath(search)),
    onSuccess: (file) => {
      saveFile(file, `rafiq-audit-${new Date().toISOString().slice(0, 10)}.csv`)
      toast({ title: t('audit.export.done'), description: t('audit.export.doneText'), tone: 'success' })
    },
    onError: (error) =>
      toast({ title: t('audit.export.failed'), description: errorText(error, t), tone: 'error' }),
  })
  return (
    <Button variant="secondary" busy={isPending} busyLabel={t('audit.export.busy')} onClick={() => mutate()}>
      {t('audit.export.button')}
    </Button>
  )
}
