import type { BlockedMember } from '@rafiq/contracts/connections'
import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { blocksQuery, useUnblock } from '@rafiq/safety'
import { Avatar, Button, Section } from '@rafiq/ui'
import { useRef } from 'react'
import { FirstFew, ListState, useStaysShown } from '../../shared/lists.tsx'

/** Whom the member has blocked, and the way back. @param props.ifAny nothing where there is nobody */
export function BlockedPeople({ ifAny = false }: { ifAny?: boolean }) {
  const { t } = useTranslation('account')
  const read = useQuery(blocksQuery)
  // Who is unblocked takes the button with them: the focus stays in the list.
  const area = useRef<HTMLDivElement>(null)
  const lifted = () => area.current?.focus({ preventScroll: true })
  const appears = useStaysShown(read)
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

type BlockedPersonProps = { blocked: BlockedMember; onLifted: () => void }

function BlockedPerson({ blocked, onLifted }: BlockedPersonProps) {
  const { t } = useTranslation('account')
  const { date } = useFormat()
  const name = blocked.name ?? t('blocked.nameless')
  const { mutate, isPending } = useUnblock({ id: blocked.id, name })
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
      <Avatar name={name} />
      <div className="min-w-0 grow basis-32">
        <p className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-soft">{t('blocked.since', { date: date(blocked.blockedAt) })}</p>
      </div>
      <Button
        variant="secondary"
        aria-label={t('blocked.unblockName', { name })}
        busy={isPending}
        busyLabel={t('blocked.unblocking')}
        onClick={() => mutate(undefined, { onSuccess: onLifted })}
      >
        {t('blocked.unblock')}
      </Button>
    </div>
  )
}
