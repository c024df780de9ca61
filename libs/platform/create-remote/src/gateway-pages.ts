/** What paths of pages may not begin with: the gateway answers it itself. */
export const gatewayPages: readonly string[] = [
  'api',
  'shell',
  'remotes',
  'sdk',
  'preview',
  'healthz',
  'readyz',
  'metrics',
]
