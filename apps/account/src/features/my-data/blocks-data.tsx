import type { MemberExport } from '@rafiq/contracts'
import { useTranslation } from '@rafiq/platform/i18n'
import { Section } from '@rafiq/ui'
import { Moment } from './moment.tsx'

/** Whom the member blocked, and when that was lifted. Who blocked the member is told to nobody. */
export function BlocksData({ blocks }: { blocks: MemberExport['blocks'] }) {
  const { t } = useTranslation('account')
  return (
    <Section title={t('blocked.title')} lead={t('data.blockCount', { count: blocks.length })}>
      {blocks.length > 0 && (
        <ol className="divide-y divide-line">
          {blocks.map(({ id, name, blockedAt, liftedAt }) => (
            <li key={id} className="py-3 first:pt-0 last:pb-0">
              <p className="font-semibold wrap-anywhere">
                <bdi>{name ?? t('blocked.nameless')}</bdi>
              </p>
              <p className="text-sm text-soft">
                {t('data.blockedAt')} <Moment at={blockedAt} />
                {liftedAt && (
                  <>
                    {' · '}
                    {t('data.liftedAt')} <Moment at={liftedAt} />
                  </>
                )}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}
