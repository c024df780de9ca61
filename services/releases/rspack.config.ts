import { serviceConfig } from '@rafiq/service-build'

export default serviceConfig(import.meta.dirname, [
  'announce-shell',
  'grant',
  'main',
  'migrate',
  'revoke',
  'team-api',
])
