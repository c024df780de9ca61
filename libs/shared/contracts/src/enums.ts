import { z } from 'zod'
import {
  apartmentChoices,
  bathroomSharings,
  budgets,
  connectionStatuses,
  genders,
  languages,
  lifestyles,
  roles,
  roomSharings,
} from './enum-values.ts'
import { validationMessages } from './validation-messages.ts'

const choice = { error: validationMessages.choice }

export const budgetSchema = z.enum(budgets, choice)
export const roomSharingSchema = z.enum(roomSharings, choice)
export const bathroomSharingSchema = z.enum(bathroomSharings, choice)
export const lifestyleSchema = z.enum(lifestyles, choice)
export const genderSchema = z.enum(genders, choice)
export const apartmentChoiceSchema = z.enum(apartmentChoices, choice)
export const roleSchema = z.enum(roles)
export const connectionStatusSchema = z.enum(connectionStatuses)
export const languageSchema = z.enum(languages)

export type Budget = z.infer<typeof budgetSchema>
export type RoomSharing = z.infer<typeof roomSharingSchema>
export type BathroomSharing = z.infer<typeof bathroomSharingSchema>
export type Lifestyle = z.infer<typeof lifestyleSchema>
export type Gender = z.infer<typeof genderSchema>
export type ApartmentChoice = z.infer<typeof apartmentChoiceSchema>
export type Role = z.infer<typeof roleSchema>
export type ConnectionStatus = z.infer<typeof connectionStatusSchema>
export type Language = z.infer<typeof languageSchema>

/** Arabic unless the visitor chose otherwise (spec §9). */
export const defaultLanguage: Language = 'ar'

/** Moderators and admins have no questionnaire and are in nobody's matches. */
export const isStaff = (role: Role): boolean => role !== 'user'
