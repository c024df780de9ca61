import type { ModeratorUserDetail } from '@rafiq/contracts/moderation'
import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Ltr, Section } from '@rafiq/ui'
import type { ReactNode } from 'react'

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-soft">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)

/** What is known of the account beside its profile. */
export function AccountFacts({ detail }: { detail: ModeratorUserDetail }) {
  const { t } = useTranslation(['moderation', 'common'])
  const { date } = useFormat()
  const { user, language, emailVerifiedAt, lastActiveAt } = detail
  return (
    <Section title={t('detail.account')}>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Fact name={t('table.role')}>{t(`common:role.${user.role}`)}</Fact>
        <Fact name={t('table.joined')}>
          <bdi>{date(user.createdAt)}</bdi>
        </Fact>
        <Fact name={t('detail.verified')}>
          {emailVerifiedAt === null ? t('detail.unverified') : <bdi>{date(emailVerifiedAt)}</bdi>}
        </Fact>
        <Fact name={t('detail.lastActive')}>
          <bdi>{date(lastActiveAt)}</bdi>
        </Fact>
        <Fact name={t('detail.language')}>{t(`detail.languages.${language}`)}</Fact>
        <Fact name={t('detail.id')}>
          <Ltr className="text-sm">{user.id}</Ltr>
        </Fact>
      </dl>
    </Section>
  )
}
