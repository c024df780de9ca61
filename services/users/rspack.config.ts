import { serviceConfig } from '@rafiq/service-build'

export default serviceConfig(import.meta.dirname, [
  'grant',
  'main',
  'migrate',
  'reset-factors',
  'seed',
  'passwords/argon2',
])
