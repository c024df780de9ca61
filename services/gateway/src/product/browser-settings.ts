import type { ProductConfig } from '@rafiq/platform-contracts'
import { booleanSetting } from '@rafiq/service-kit'
import { z } from 'zod'

type Source = ProductConfig['browserSettings'][string]

/** The settings of the environment that the product's pages are told of. */
export const browserSettingsShape = ({ browserSettings }: ProductConfig): Record<string, z.ZodType> =>
  Object.fromEntries(
    Object.entries(browserSettings).map(([name, source]) => [
      source.setting,
      schemaOf(source).describe(`what pages know as ${name}`),
    ]),
  )

/** The same by the names that the pages know. */
export const browserSettingsOf = (
  { browserSettings }: ProductConfig,
  settings: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(browserSettings).map(([name, source]) => {
      const value = settings[source.setting]
      return [name, source.type === 'choice' ? value === source.isTrueFor : value]
    }),
  )

function schemaOf(source: Source): z.ZodType {
  switch (source.type) {
    case 'email':
      return z.email()
    case 'url':
      return source.default === undefined ? z.url() : z.url().default(source.default)
    case 'boolean':
      return booleanSetting.default(source.default)
    case 'choice':
      return z.enum(source.choices).default(source.default)
  }
}
