import type { MemberExport } from '@rafiq/contracts'
import { useTranslation } from '@rafiq/platform/i18n'
import { Email, Ltr, Section } from '@rafiq/ui'
import { Fact, Facts } from '../../shared/facts.tsx'
import { Moment } from './moment.tsx'

type AccountDataProps = Pick<MemberExport, 'account' | 'matching'> & { sessions: number }

export function AccountData({ account, matching, sessions }: AccountDataProps) {
  const { t } = useTranslation(['account', 'common'])
  const yesNo = (value: boolean) => t(value ? 'common:words.yes' : 'common:words.no')
  return (
    <Section title={t('data.account')}>
      <Facts>
        <Fact term={t('overview.email')}>
          <Email address={account.email} />
        </Fact>
        <Fact term={t('data.verified')}>
          {account.emailVerifiedAt ? <Moment at={account.emailVerifiedAt} /> : t('data.never')}
        </Fact>
        <Fact term={t('data.role')}>{t(`common:role.${account.role}`)}</Fact>
        <Fact term={t('data.language')}>{t(`data.languages.${account.language}`)}</Fact>
        <Fact term={t('overview.joined')}>
          <Moment at={account.createdAt} />
        </Fact>
        <Fact term={t('data.lastActive')}>
          <Moment at={account.lastActiveAt} />
        </Fact>
        <Fact term={t('data.phoneShared')}>{yesNo(account.phoneShareConsent)}</Fact>
        <Fact term={t('data.matching')}>{t(account.isActive ? 'privacy.active' : 'privacy.paused')}</Fact>
        <Fact term={t('data.pausedByStaff')}>{yesNo(account.pausedByStaff)}</Fact>
        <Fact term={t('data.peopleShownTerm')}>{t('data.peopleShown', { count: matching.peopleShown })}</Fact>
        <Fact term={t('data.cityChanges')}>
          {matching.cityChanges.length === 0 ? (
            t('data.never')
          ) : (
            <ul>
              {matching.cityChanges.map((at) => (
                <li key={at}>
                  <Moment at={at} />
                </li>
              ))}
            </ul>
          )}
        </Fact>
        <Fact term={t('data.sessionsTerm')}>{t('data.sessions', { count: sessions })}</Fact>
        <Fact term={t('data.id')}>
          <Ltr className="text-sm font-normal">{account.id}</Ltr>
        </Fact>
      </Facts>
    </Section>
  )
}
