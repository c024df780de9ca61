import { type AudienceAttribute, audienceOfLanguage, type ProductConfig } from '@rafiq/platform-contracts'

/** What a canary may be narrowed to: the platform's language, and what the product declares. */
export const audienceAttributes = ({ audience }: Pick<ProductConfig, 'audience'>): AudienceAttribute[] => [
  audienceOfLanguage,
  ...Object.entries(audience).map(([name, { label, values }]) => ({
    name,
    label,
    values: Object.entries(values).map(([value, { label }]) => ({ value, label })),
  })),
]
