export { native, serviceConfig } from './service-config.ts'
