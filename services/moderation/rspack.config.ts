import { serviceConfig } from '@rafiq/service-build'

export default serviceConfig(import.meta.dirname, ['main', 'migrate', 'seed'])
