import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { Combobox, Section } from '@rafiq/ui'
import type { Ref } from 'react'
import { versionsQuery } from '../../shared/queries.ts'
import { isolate } from '../../shared/values.tsx'
import { Difference, type Pair } from './difference.tsx'

type CompareProps = {
  remote: string
  pair: Pair
  onChange: (pair: Pair) => void
  /** Gets the focus when a comparison is asked for elsewhere on the page. */
  ref: Ref<HTMLDivElement>
}

/** What differs between two versions, for whoever has to decide about one of them. */
export function Compare({ remote, pair, onChange, ref }: CompareProps) {
  const { t } = useTranslation('releases')
  const { data } = useQuery(versionsQuery(remote))
  const options = (data?.versions ?? []).map(({ version }) => ({ value: version, label: isolate(version) }))
  return (
    <div ref={ref} tabIndex={-1} className="scroll-mt-24 rounded-card">
      <Section title={t('compare.title')} lead={t('compare.lead')}>
        <div className="mb-5 grid gap-4 sm:grid-cols-2">
          <Combobox
            label={t('compare.from')}
            placeholder={t('compare.placeholder')}
            options={options}
            value={pair.from}
            onValueChange={(from) => onChange({ ...pair, from })}
          />
          <Combobox
            label={t('compare.to')}
            placeholder={t('compare.placeholder')}
            options={options}
            value={pair.to}
            onValueChange={(to) => onChange({ ...pair, to })}
          />
        </div>
        <Difference remote={remote} pair={pair} />
      </Section>
    </div>
  )
}
