import { isTakenPrefix, type ProductConfig, type TeamApi } from '@rafiq/platform-contracts'

/**
 * Where a team's service is that answers below `/api/<prefix>`. What the product or the platform has is no team's, whatever
 * the registry says: a product may have got the path after it was declared.
 */
export function findTeamOrigin(
  apis: readonly TeamApi[] = [],
  product: Pick<ProductConfig, 'api'>,
  prefix: string,
): string | undefined {
  const found = apis.find((api) => api.prefix === prefix)
  return found && !isTakenPrefix(prefix, product) ? found.origin : undefined
}
