import { z } from 'zod'

/** The languages that the platform speaks: every text of a remote comes in both. */
export const languages = ['ar', 'en'] as const
export const languageSchema = z.enum(languages)
export type Language = z.infer<typeof languageSchema>

/** Arabic unless the visitor chose otherwise (spec §9). */
export const defaultLanguage: Language = 'ar'
