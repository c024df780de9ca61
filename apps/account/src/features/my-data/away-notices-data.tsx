import { awayNoticeKinds } from '@rafiq/contracts/members'
import type { MemberExport } from '@rafiq/contracts/personal-data'
import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Fact, Facts, Section } from '@rafiq/ui'
import { hourLabel } from '../../shared/hour-label.ts'
import { Moment } from '../../shared/moment.tsx'

/** What the member wants to be told of while away, and what was told last; about whom is not said. */
export function AwayNoticesData({ wanted, noted }: MemberExport['awayNotices']) {
  const { t } = useTranslation('account')
  const format = useFormat()
  const on = awayNoticeKinds.filter((kind) => wanted.mail[kind])
  const { quietHours } = wanted
  return (
    <Section title={t('away.title')}>
      <Facts>
        <Fact term={t('away.held.on')}>
          {on.length === 0
            ? t('away.held.none')
            : format.list(on.map((kind) => t(`away.mail.${kind}.label`)))}
        </Fact>
        <Fact term={t('away.held.quiet')}>
          {quietHours === null
            ? t('away.held.none')
            : `${hourLabel(format, quietHours.from)} – ${hourLabel(format, quietHours.until)}`}
        </Fact>
        <Fact term={t('away.held.noted')}>
          {noted.length === 0 ? (
            t('away.held.none')
          ) : (
            <ul>
              {noted.map(({ kind, notedAt }) => (
                <li key={`${kind} ${notedAt}`}>
                  {t(`away.mail.${kind}.label`)} · <Moment at={notedAt} />
                </li>
              ))}
            </ul>
          )}
        </Fact>
      </Facts>
    </Section>
  )
}
