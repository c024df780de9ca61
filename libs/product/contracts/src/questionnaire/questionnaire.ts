import { storableText } from '@rafiq/platform-contracts'
import { z } from 'zod'
import { limits } from '../limits.ts'
import { validationMessages as say } from '../validation-messages.ts'
import { cityHasAreas } from './catalogues/cities.ts'
import { areaKeys, cityKeys, nationalityKeys } from './catalogues/keys.ts'
import {
  apartmentChoiceSchema,
  bathroomSharingSchema,
  budgetSchema,
  genderSchema,
  lifestyleSchema,
  roomSharingSchema,
} from './choice-schemas.ts'
import { normalisePhone } from './phone.ts'

/** The apartment's photo as the browser sends it (spec §3): `data` is a data URL. */
export const profilePhotoSchema = z
  .object({
    filename: storableText({ max: 255, empty: true }),
    data: z.string().startsWith('data:'),
    type: z.enum(limits.photo.types, { error: say.photoType }),
    size: z.number().int().positive().max(limits.photo.maxBytes, { error: say.photoSize }),
  })
  .meta({ id: 'ProfilePhoto' })

/** Each answer of the questionnaire on its own (spec §3, §5). */
export const questionnaireFields = {
  hasApartment: apartmentChoiceSchema.describe('have-apartment or need-apartment'),
  name: storableText({ max: limits.name.max }),
  gender: genderSchema,
  age: z
    .number({ error: say.ageRange })
    .int({ error: say.ageRange })
    .min(limits.age.min, { error: say.ageUnder18 })
    .max(limits.age.max, { error: say.ageRange }),
  phone: z
    .string({ error: say.phone })
    .overwrite((typed) => normalisePhone(typed) ?? typed)
    .regex(/^9665\d{8}$/, { error: say.phone }),
  nationality: z.enum(nationalityKeys, { error: say.choice }),
  budget: budgetSchema,
  location: z.enum(cityKeys, { error: say.choice }),
  area: z.enum(areaKeys, { error: say.choice }).nullish(),
  lifestyle: z
    .array(lifestyleSchema, { error: say.lifestyle })
    .min(1, { error: say.lifestyle })
    .refine((values) => new Set(values).size === values.length, { error: say.choice }),
  roomSharing: roomSharingSchema,
  bathroomSharing: bathroomSharingSchema,
  bio: storableText({ max: limits.bio.max, empty: true }).nullish(),
  profilePhoto: profilePhotoSchema.nullish(),
}

interface CrossFieldAnswers {
  location: (typeof cityKeys)[number]
  area?: (typeof areaKeys)[number] | null | undefined
  hasApartment: z.infer<typeof apartmentChoiceSchema>
  profilePhoto?: z.infer<typeof profilePhotoSchema> | null | undefined
}

/** Rules over more than one answer: an area exactly where the city has areas, a photo only with an apartment. */
export function questionnaireIssues(answers: CrossFieldAnswers): { path: string; message: string }[] {
  const issues: { path: string; message: string }[] = []
  if (cityHasAreas(answers.location) && !answers.area)
    issues.push({ path: 'area', message: say.areaRequired })
  if (!cityHasAreas(answers.location) && answers.area) issues.push({ path: 'area', message: say.areaUnknown })
  if (answers.profilePhoto && answers.hasApartment === 'need-apartment') {
    issues.push({ path: 'profilePhoto', message: say.photoWithoutApartment })
  }
  return issues
}

/** Adds `questionnaireIssues` to a schema over the whole questionnaire. */
export function withQuestionnaireRules<T extends z.ZodType<CrossFieldAnswers>>(schema: T): T {
  return schema.superRefine((answers, context) => {
    for (const { path, message } of questionnaireIssues(answers)) {
      context.addIssue({ code: 'custom', path: [path], message })
    }
  })
}

/** The whole questionnaire without credentials. */
export const questionnaireSchema = withQuestionnaireRules(z.object(questionnaireFields))

/** Part of the questionnaire, for editing; the rules over several answers hold for the merged profile. */
export const profileEditSchema = z.strictObject(questionnaireFields).partial().meta({ id: 'ProfileEdit' })

export type ProfilePhoto = z.infer<typeof profilePhotoSchema>
export type Questionnaire = z.infer<typeof questionnaireSchema>
export type ProfileEdit = z.infer<typeof profileEditSchema>
