import { z } from 'zod'
import { type Language, languages } from './languages.ts'

/** What visitors are told apart by. `language` is the platform's own; all others are declared by the product. */
export const audienceNameSchema = z.string().regex(/^[a-z][a-z-]{0,29}$/)
export const audienceValueSchema = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/)

/** Whom a canary is for: a visitor who has, of each name, one of the values. */
export const audienceSchema = z
  .record(audienceNameSchema, z.array(audienceValueSchema).min(1).max(100))
  .refine((audience) => Object.keys(audience).length > 0 && Object.keys(audience).length <= 10, {
    error: 'has to name one to ten attributes',
  })

export type Audience = z.infer<typeof audienceSchema>

/** The attribute that every visitor has: the language of the document. */
export const languageAttribute = 'language'

const labelSchema = z.record(z.enum(languages), z.string())

/** `GET /api/releases/audience`: what an audience may name on this platform, with the words for it. */
export const audienceAttributesSchema = z
  .object({
    attributes: z.array(
      z.object({
        name: audienceNameSchema,
        label: labelSchema,
        values: z.array(z.object({ value: audienceValueSchema, label: labelSchema })),
      }),
    ),
  })
  .meta({ id: 'AudienceAttributes' })

export type AudienceAttributes = z.infer<typeof audienceAttributesSchema>
export type AudienceAttribute = AudienceAttributes['attributes'][number]

const languageLabels: Readonly<Record<Language, Record<Language, string>>> = {
  ar: { ar: 'العربية', en: 'Arabic' },
  en: { ar: 'الإنجليزية', en: 'English' },
}

/** The platform's own attribute, as it is listed before the product's. */
export const audienceOfLanguage: AudienceAttribute = {
  name: languageAttribute,
  label: { ar: 'اللغة', en: 'Language' },
  values: languages.map((value) => ({ value, label: languageLabels[value] })),
}

/** An audience as `audienceText` writes it; a name that comes twice has the values of both. */
export function parseAudience(text: string): z.ZodSafeParseResult<Audience> {
  const audience: Record<string, string[]> = {}
  for (const part of text.split(' ').filter(Boolean)) {
    const [name = '', values = ''] = part.split(/=(.*)/s, 2)
    audience[name] = [...(Object.hasOwn(audience, name) ? (audience[name] ?? []) : []), ...values.split(',')]
  }
  return audienceSchema.safeParse(audience)
}
