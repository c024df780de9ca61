import { awayNoticeKinds, type NoticeWay } from '@rafiq/contracts/members'
import type { MemberExport } from '@rafiq/contracts/personal-data'
import { Moment, useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Fact, Facts, Ltr, Section } from '@rafiq/ui'
import { hourLabel } from '../../shared/hour-label.ts'

/** What the member wants to be told of while away, and what was told last; about whom is not said. */
export function AwayNoticesData({ wanted, devices, noted }: MemberExport['awayNotices']) {
  const { t } = useTranslation('account')
  const format = useFormat()
  const { quietHours } = wanted
  const wantedBy = (way: NoticeWay) => {
    const kinds = awayNoticeKinds.filter((kind) => wanted[way][kind])
    if (kinds.length === 0) return t('away.held.none')
    return format.list(kinds.map((kind) => t(`away.${way}.${kind}.label`)))
  }
  return (
    <Section title={t('away.title')}>
      <Facts>
        <Fact term={t('away.held.on')}>{wantedBy('mail')}</Fact>
        <Fact term={t('away.held.push')}>{wantedBy('push')}</Fact>
        <Fact term={t('away.held.devices')}>
          {devices.length === 0 ? (
            t('away.held.none')
          ) : (
            <ul>
              {devices.map(({ pushService, addedAt }) => (
                <li key={`${pushService} ${addedAt}`}>
                  <Ltr>{pushService}</Ltr> · <Moment at={addedAt} />
                </li>
              ))}
            </ul>
          )}
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
              {noted.map(({ kind, way, notedAt }) => (
                <li key={`${way} ${kind} ${notedAt}`}>
                  {t(`away.${way}.${kind}.label`)} · {t(`away.${way}.title`)} · <Moment at={notedAt} />
                </li>
              ))}
            </ul>
          )}
        </Fact>
      </Facts>
    </Section>
  )
}
