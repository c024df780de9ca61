import { connectionStatuses } from '@rafiq/contracts/connections'
import type { ConnectionCounts } from '@rafiq/contracts/moderation'
import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Section } from '@rafiq/ui'

const ways = ['made', 'received'] as const

/** How many contacts, in each direction, by how far they are: never with whom. */
export function Connections({ counts }: { counts: ConnectionCounts | null }) {
  const { t } = useTranslation(['moderation', 'common'])
  const { number } = useFormat()
  return (
    <Section title={t('detail.connections')} lead={t('detail.connectionsLead')}>
      {counts ? (
        <div className="overflow-x-auto">
          <table className="w-full text-sm tabular-nums">
            <thead>
              <tr>
                <th scope="col" className="py-2 pe-4 text-start font-semibold">
                  {t('table.status')}
                </th>
                {ways.map((way) => (
                  <th key={way} scope="col" className="py-2 pe-4 text-start font-semibold">
                    {t(`detail.ways.${way}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {connectionStatuses.map((status) => (
                <tr key={status} className="border-t border-line">
                  <th scope="row" className="py-2 pe-4 text-start font-normal">
                    {t(`common:connectionStatus.${status}`)}
                  </th>
                  {ways.map((way) => (
                    <td key={way} className="py-2 pe-4">
                      <bdi>{number(counts[way][status])}</bdi>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <p className="text-soft">{t('detail.connectionsAway')}</p>
      )}
    </Section>
  )
}
