import { useFormat, useLanguage } from '@rafiq/platform'
import { useQuery } from '@rafiq/platform/query'
import type { Audience, AudienceAttribute } from '@rafiq/platform-contracts'
import { audienceQuery } from './queries.ts'

/**
 * An audience in the words of the platform that it is on: `Role: Staff · City: Riyadh or Jeddah`.
 *
 * @param enabled whether there may be one to tell: else its words are not asked for
 */
export function useAudienceWords(enabled = true): (audience: Audience) => string {
  const language = useLanguage()
  const { locale } = useFormat()
  const { data } = useQuery({ ...audienceQuery, enabled })
  const either = new Intl.ListFormat(locale, { type: 'disjunction' })
  return (audience) =>
    Object.entries(audience)
      .map(([name, values]) => {
        const attribute = data?.attributes.find((one) => one.name === name)
        const words = values.map((value) => labelOf(attribute, value)?.[language] ?? value)
        return `${attribute?.label[language] ?? name}: ${either.format(words)}`
      })
      .join(' · ')
}

const labelOf = (attribute: AudienceAttribute | undefined, value: string) =>
  attribute?.values.find((one) => one.value === value)?.label
