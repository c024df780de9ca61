import { storableMessages } from '@rafiq/platform-contracts'

/**
 * The sentence for each rule that a form or a payload can break. Schemas carry the sentence, the server answers
 * with it, and the client finds the translation by its key (`validation.<key>`).
 */
export const validationMessages = {
  ...storableMessages,
  email: 'Please enter a valid email address',
  passwordShort: 'Password must be at least 6 characters long',
  passwordWeak: 'Please choose a longer password that is hard to guess (at least 15 characters)',
  ageUnder18: 'You must be at least 18 years old to use the platform; it is for adults only.',
  ageRange: 'Please enter an age between 18 and 99',
  phone: 'Please enter a Saudi mobile number, for example 05XXXXXXXX',
  choice: 'Please choose one of the options',
  lifestyle: 'Please choose at least one',
  areaRequired: 'Please choose an area of the city',
  areaUnknown: 'This city has no areas to choose from',
  genderFixed: 'The gender cannot be changed here',
  cityChanges: 'The city cannot be changed again yet',
  photoWithoutApartment: 'A photo can be added only with an apartment',
  photoType: 'Please upload a JPEG, PNG, or WebP image',
  photoSize: 'Please upload an image smaller than 5MB',
} as const

export type ValidationKey = keyof typeof validationMessages

const keys = new Map(Object.entries(validationMessages).map(([key, text]) => [text as string, key]))

/** The key of a sentence of `validationMessages`, so that a client can say it in the member's language. */
export function validationKeyOf(message: string): ValidationKey | null {
  return (keys.get(message) as ValidationKey | undefined) ?? null
}
