export { type Issue, issueSchema } from '@rafiq/platform-contracts'
export { foldDigits } from './digits.ts'
export {
  type ErrorBody,
  type ErrorCode,
  errorBodySchema,
  errorCodes,
  errorMessages,
} from './errors.ts'
export { limits } from './limits.ts'
export { serviceNames } from './register.ts'
export { riyadhDay, riyadhOffset } from './riyadh.ts'
export { type ValidationKey, validationKeyOf, validationMessages } from './validation-messages.ts'
