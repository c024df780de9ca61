import { foldDigits } from '@rafiq/contracts'

/** How many digits a code of an authenticator app has. */
export const codeLength = 6

/** The digits of what was typed or pasted, Arabic and Persian ones as 0 to 9; nothing beyond a code's length. */
export const digitsOf = (typed: string): string => foldDigits(typed).replace(/\D/g, '').slice(0, codeLength)

/** Whether this can be a recovery code: ten letters and digits, however they are set apart. */
export const isRecoveryCode = (typed: string): boolean => /^[a-z0-9]{10}$/i.test(typed.replace(/[\s-]/g, ''))
