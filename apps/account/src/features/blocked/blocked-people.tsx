import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { blocksQuery } from '@rafiq/safety'
import { Section } from '@rafiq/ui'
import { useRef } from 'react'
import { FirstFew } from '../../shared/first-few.tsx'
import { ListState } from '../../shared/list-state.tsx'
import { useAppears } from '../../shared/use-appears.ts'
import { BlockedPerson } from './blocked-person.tsx'

/** Whom the member has blocked, and the way back. @param props.ifAny nothing where there is nobody */
export function BlockedPeople({ ifAny = false }: { ifAny?: boolean }) {
  const { t } = useTranslation('account')
  const read = useQuery(blocksQuery)
  // Who is unblocked takes the button with them: the focus stays in the list.
  const area = useRef<HTMLDivElement>(null)
  const lifted = () => area.current?.focus({ preventScroll: true })
  const appears = useAppears(read)
  if (ifAny && !appears) return null
  return (
    <Section title={t('blocked.title')} lead={t('blocked.lead')}>
      <div ref={area} tabIndex={-1} className="outline-none">
        <ListState
          read={read}
          loading={t('blocked.loading')}
          failed={t('blocked.failed')}
          empty={t('blocked.empty')}
        >
          {(blocks) => (
            <FirstFew items={blocks} keyOf={({ id }) => id}>
              {(blocked) => <BlockedPerson blocked={blocked} onLifted={lifted} />}
            </FirstFew>
          )}
        </ListState>
      </div>
    </Section>
  )
}
