export { serviceConfig } from './service-config.ts'
