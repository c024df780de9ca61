import { Moment } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import type { AnalysedRemote } from '@rafiq/platform-contracts'
import { Ltr } from '@rafiq/ui'
import { Version } from '../../shared/values.tsx'

/** What went wrong, the most frequent first, with a page in which it did. */
export function Faults({ faults }: Pick<AnalysedRemote, 'faults'>) {
  const { t } = useTranslation('releases')
  return (
    <div>
      <h3 className="font-semibold">{t('faults.title')}</h3>
      {faults.length === 0 ? (
        <p className="text-soft">{t('faults.none')}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {faults.map(({ version, kind, error, file, line, count, lastAt, composition }) => (
            <li
              key={`${version} ${kind} ${error} ${file} ${line}`}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3"
            >
              <div className="min-w-0">
                <p className="wrap-anywhere">
                  <span className="font-semibold">{t(`faults.kinds.${kind}`)}</span> · <Ltr>{error}</Ltr>
                  {file !== null && (
                    <>
                      {' · '}
                      <Ltr>{line === null ? file : `${file}:${line}`}</Ltr>
                    </>
                  )}
                </p>
                <p className="text-sm text-soft">
                  <Version version={version} /> · {t('faults.last')} <Moment at={lastAt} /> ·{' '}
                  {t('faults.page')} <Ltr>{composition}</Ltr>
                </p>
              </div>
              <p className="tabular-nums">{t('faults.count', { count })}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
