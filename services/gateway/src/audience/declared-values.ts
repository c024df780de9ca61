import type { ProductConfig } from '@rafiq/platform-contracts'

type Attribute = ProductConfig['audience'][string]

/** Which of the values that the product declares a field of the session's read stands for. */
export const declaredValues = ({ values }: Attribute, said: unknown): string[] =>
  typeof said === 'string'
    ? Object.entries(values).flatMap(([value, { of = [value] }]) => (of.includes(said) ? [value] : []))
    : []
