import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { Button, Dialog, focusHandover } from '@rafiq/ui'
import { marksQuery } from '../../shared/queries.ts'
import { useMark } from './use-mark.ts'

const toNext = focusHandover('button')

/** Whom the member put aside, and the way back; nothing where there is nobody. */
export function PutAsideDialog() {
  const { t } = useTranslation('matches')
  const { data } = useQuery(marksQuery)
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
        {aside.map(({ id, name }) => (
          <PutAsideRow key={id} id={id} name={name ?? t('card.nameless')} />
        ))}
      </ul>
    </Dialog>
  )
}

/** With a busy state of its own: while one is taken back, so may another be. */
function PutAsideRow({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('matches')
  const { takeBack, busy } = useMark()
  return (
    <li ref={toNext} className="flex items-center justify-between gap-3 py-2">
      <bdi className="min-w-0 font-semibold wrap-anywhere">{name}</bdi>
      <Button
        variant="secondary"
        aria-label={t('marks.takeBackName', { name })}
        busy={busy}
        onClick={() => takeBack({ id, name })}
      >
        {t('marks.takeBack')}
      </Button>
    </li>
  )
}
