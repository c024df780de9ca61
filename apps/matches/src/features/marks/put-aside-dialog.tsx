import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { Button, Dialog } from '@rafiq/ui'
import { marksQuery } from '../../shared/queries.ts'
import { useMark } from './use-mark.ts'

/** Whom the member put aside, and the way back; nothing where there is nobody. */
export function PutAsideDialog() {
  const { t } = useTranslation('matches')
  const { data } = useQuery(marksQuery)
  const { takeBack, busy } = useMark()
  const aside = data?.filter(({ mark }) => mark === 'not-for-me') ?? []
  if (aside.length === 0) return null
  return (
    <Dialog
      trigger={
        <Button variant="quiet" className="-ms-5 mt-6">
          {t('marks.aside', { total: aside.length })}
        </Button>
      }
      title={t('marks.asideTitle')}
      description={t('marks.asideLead')}
    >
      <ul className="divide-y divide-line">
        {aside.map(({ id, name: known }) => {
          const name = known ?? t('card.nameless')
          return (
            <li key={id} className="flex items-center justify-between gap-3 py-2">
              <bdi className="min-w-0 font-semibold wrap-anywhere">{name}</bdi>
              <Button
                variant="secondary"
                aria-label={t('marks.takeBackName', { name })}
                disabled={busy}
                onClick={() => takeBack({ id, name })}
              >
                {t('marks.takeBack')}
              </Button>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
