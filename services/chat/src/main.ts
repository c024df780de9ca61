import { loadSettings, startService } from '@rafiq/service-kit'
import { serviceOptions } from './service-options.ts'
import { chatSettings } from './settings.ts'

await startService(serviceOptions(loadSettings(chatSettings)))
