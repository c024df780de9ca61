import { z } from 'zod'
import { validationMessages } from '../validation-messages.ts'
import { apartmentChoices, bathroomSharings, budgets, genders, lifestyles, roomSharings } from './choices.ts'

const choice = { error: validationMessages.choice }

export const budgetSchema = z.enum(budgets, choice)
export const roomSharingSchema = z.enum(roomSharings, choice)
export const bathroomSharingSchema = z.enum(bathroomSharings, choice)
export const lifestyleSchema = z.enum(lifestyles, choice)
export const genderSchema = z.enum(genders, choice)
export const apartmentChoiceSchema = z.enum(apartmentChoices, choice)

export type Budget = z.infer<typeof budgetSchema>
export type RoomSharing = z.infer<typeof roomSharingSchema>
export type BathroomSharing = z.infer<typeof bathroomSharingSchema>
export type Lifestyle = z.infer<typeof lifestyleSchema>
export type Gender = z.infer<typeof genderSchema>
export type ApartmentChoice = z.infer<typeof apartmentChoiceSchema>
