import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useRightName } from '../../shared/use-right-name.ts'
import { readDetail } from './read-detail.ts'

type AuditDetailProps = { action: string; detail: string }

/** What the trail keeps beside an action, with the names that the list of tokens and keys has for them. */
export function AuditDetail({ action, detail }: AuditDetailProps) {
  const { t } = useTranslation('releases')
  const { date } = useFormat()
  const nameOf = useRightName()
  const read = readDetail({ action, detail })
  if ('text' in read) return <bdi>{read.text}</bdi>
  if ('automatic' in read) return t('audit.automatic')
  const right = nameOf(read.right)
  if ('before' in read) return t('audit.inPlaceOf', { right, before: nameOf(read.before) })
  if (read.until !== undefined) return t('audit.until', { right, date: date(read.until) })
  if (read.reason === undefined) return right
  return (
    <>
      {right}: <bdi>{read.reason}</bdi>
    </>
  )
}
