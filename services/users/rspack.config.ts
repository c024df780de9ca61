import { serviceConfig } from '@rafiq/service-build'

export default serviceConfig(import.meta.dirname, [
  'grant',
  'main',
  'migrate',
  'replay-deletions',
  'reset-factors',
  'seed',
  'passwords/argon2',
])
