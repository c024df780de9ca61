import type { Audience, Issue, ProductConfig } from '@rafiq/platform-contracts'
import { MalformedError } from '@rafiq/service-kit'
import { audienceAttributes } from './audience-attributes.ts'

/** @throws MalformedError where an audience names what the product does not declare, or what nobody has at once: nobody would be in it */
export function assertDeclared(audience: Audience | null | undefined, product: ProductConfig): void {
  const asked = Object.entries(audience ?? {})
  const unknown = asked.flatMap(([name, values]) => undeclared(name, values, product))
  const issues =
    unknown.length > 0 ? unknown : asked.flatMap(([name]) => nobodys(name, audience ?? {}, product))
  if (issues.length === 0) return
  const what = issues.map(({ path, message }) => `${path} ${message}`).join('; ')
  throw new MalformedError('malformed', { message: `The audience has nobody in it here: ${what}.`, issues })
}

function undeclared(name: string, values: readonly string[], product: ProductConfig): Issue[] {
  const path = `audience.${name}`
  const attributes = audienceAttributes(product)
  const declared = attributes.find((attribute) => attribute.name === name)
  if (!declared) return [{ path, message: `is none of ${attributes.map((one) => one.name).join(', ')}` }]
  const known = new Set(declared.values.map(({ value }) => value))
  return values.flatMap((value) => (known.has(value) ? [] : [{ path, message: `has no value ${value}` }]))
}

/** Attributes that nobody has who has one of the wanted values: staff have no city. */
function nobodys(name: string, audience: Audience, product: ProductConfig): Issue[] {
  const declared = product.audience[name]?.values ?? {}
  const wanted = audience[name] ?? []
  return Object.keys(audience)
    .filter((other) => wanted.every((value) => declared[value]?.without?.includes(other)))
    .map((other) => ({
      path: `audience.${other}`,
      message: `is of nobody whose ${name} is ${wanted.join(' or ')}`,
    }))
}
