import { z } from 'zod'
import { validationMessages } from './validation-messages.ts'

const choice = { error: validationMessages.choice }

/** Annual rent in SAR (spec §3, §9). */
export const budgets = ['under-15000', '15000-25000', 'over-25000'] as const
export const roomSharings = ['willing-to-share-room', 'separate-room'] as const
export const bathroomSharings = ['willing-to-share-bathroom', 'separate-bathroom'] as const
/** The six questionnaire values (spec §3); a profile holds at least one. */
export const lifestyles = [
  'studying',
  'working',
  'sports-watching',
  'video-games',
  'tv-movies',
  'pet-owner',
] as const
export const genders = ['female', 'male'] as const
export const apartmentChoices = ['have-apartment', 'need-apartment'] as const
export const roles = ['user', 'moderator', 'admin'] as const
export const connectionStatuses = ['contacted', 'pending_response', 'connected', 'failed'] as const
export const languages = ['ar', 'en'] as const

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
