import type { Audience, Issue, ProductConfig } from '@rafiq/platform-contracts'
import { MalformedError } from '@rafiq/service-kit'
import { audienceAttributes } from './audience-attributes.ts'

/** @throws MalformedError where an audience names what the product does not declare: nobody would be in it */
export function assertDeclared(audience: Audience | null | undefined, product: ProductConfig): void {
  const issues = Object.entries(audience ?? {}).flatMap(([name, values]) => undeclared(name, values, product))
  if (issues.length === 0) return
  const what = issues.map(({ path, message }) => `${path} ${message}`).join('; ')
  throw new MalformedError('malformed', { message: `The audience is unknown here: ${what}.`, issues })
}

function undeclared(name: string, values: readonly string[], product: ProductConfig): Issue[] {
  const path = `audience.${name}`
  const attributes = audienceAttributes(product)
  const declared = attributes.find((attribute) => attribute.name === name)
  if (!declared) return [{ path, message: `is none of ${attributes.map((one) => one.name).join(', ')}` }]
  const known = new Set(declared.values.map(({ value }) => value))
  return values.flatMap((value) => (known.has(value) ? [] : [{ path, message: `has no value ${value}` }]))
}
