import { loadSettings, startService } from '@rafiq/service-kit'
import { serviceOptions } from './service-options.ts'
import { readGatewaySettings } from './settings.ts'

await startService(serviceOptions(readGatewaySettings(loadSettings)))
