import { loadSettings, startService } from '@rafiq/service-kit'
import { serviceOptions } from './service-options.ts'
import { releasesSettings } from './settings.ts'

await startService(serviceOptions(loadSettings(releasesSettings)))
