import { serviceConfig } from '@rafiq/service-build'

export default serviceConfig(import.meta.dirname, [
  'grant',
  'mail-report',
  'main',
  'migrate',
  'replay-deletions',
  'reset-factors',
  'seed',
  'passwords/argon2',
])
