import { addMessages } from '@rafiq/platform/shell'
import ar from './ar.json'
import en from './en.json'

/** The long texts come with the pages that show them, not with the shell's first script. */
addMessages('pages', { ar, en })

type Section = { title: string; text: string }

export type LegalPage = 'terms' | 'privacy'
export type SafetyGroup = keyof typeof en.safety.groups
export type SupportItem = keyof typeof en.support.items

export const safetyGroups = Object.keys(en.safety.groups) as SafetyGroup[]
export const supportItems = Object.keys(en.support.items) as SupportItem[]

/** A list out of a catalogue, as it is. */
export const asTexts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
export const asSections = (value: unknown): Section[] => (Array.isArray(value) ? (value as Section[]) : [])
