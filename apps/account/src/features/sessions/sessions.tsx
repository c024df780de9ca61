import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { focusHandover, Section } from '@rafiq/ui'
import { ListState } from '../../shared/lists.tsx'
import { sessionsQuery } from '../../shared/queries.ts'
import { EndButton } from './end-button.tsx'
import { SessionItem } from './session-item.tsx'

/** Once all others are ended, so is the way to do that. */
const toHeading = focusHandover()

/** Where the account is signed in; ends one of them, or all but this one. */
export function Sessions() {
  const { t } = useTranslation('security')
  const read = useQuery(sessionsQuery)
  return (
    <Section title={t('security:sessions.title')} lead={t('security:sessions.lead')}>
      <ListState
        read={read}
        loading={t('security:sessions.loading')}
        failed={t('security:sessions.failed')}
        empty={null}
      >
        {(sessions) => (
          <>
            <ul className="divide-y divide-line">
              {sessions.map((session) => (
                <SessionItem key={session.id} session={session} />
              ))}
            </ul>
            {sessions.length > 1 ? (
              <div ref={toHeading} className="mt-5">
                <EndButton>{t('security:sessions.endOthers')}</EndButton>
              </div>
            ) : (
              <p className="mt-4 text-sm text-soft">{t('security:sessions.alone')}</p>
            )}
          </>
        )}
      </ListState>
    </Section>
  )
}
