import type { ExposureStats } from '@rafiq/contracts/moderation'
import { placeName } from '@rafiq/contracts/questionnaire'
import { useFormat, useLanguage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'

type Figures = ExposureStats['all']

const columns = ['members', 'gini', 'neverShown'] as const

/** The figures of all cities together, and of each, most members first. It scrolls by itself. */
export function ExposureTable({ exposure: { all, cities } }: { exposure: ExposureStats }) {
  const { t } = useTranslation('moderation')
  const language = useLanguage()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section aria-label={t('exposure.table')} tabIndex={0} className="max-h-96 overflow-auto">
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{t('exposure.title')}</caption>
        <thead className="sticky top-0 bg-raised">
          <tr>
            <Heading>{t('exposure.city')}</Heading>
            {columns.map((column) => (
              <Heading key={column}>{t(`exposure.${column}`)}</Heading>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row place={t('exposure.all')} figures={all} strong />
          {cities.map(({ city, ...figures }) => (
            <Row key={city} place={placeName(city, null, language)} figures={figures} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

const cell = 'py-2 pe-2 align-bottom last:pe-0 sm:pe-4'

const Heading = ({ children }: { children: string }) => (
  <th scope="col" className={`${cell} text-start font-semibold`}>
    {children}
  </th>
)

type RowProps = { place: string; figures: Figures; strong?: boolean }

function Row({ place, figures: { members, gini, neverShown }, strong = false }: RowProps) {
  const { number, percent } = useFormat()
  // Where nobody was shown, a coefficient of 0 would read as if all were, equally often.
  const evenness = neverShown === 1 ? '–' : number(Math.round(gini * 100) / 100)
  return (
    <tr className={`border-t border-line ${strong ? 'font-semibold' : ''}`}>
      <th scope="row" className={`${cell} text-start ${strong ? '' : 'font-normal'}`}>
        {place}
      </th>
      {[number(members), evenness, percent(neverShown * 100)].map((figure, index) => (
        <td key={columns[index]} className={cell}>
          <bdi>{figure}</bdi>
        </td>
      ))}
    </tr>
  )
}
