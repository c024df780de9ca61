import { loadSettings, startService } from '@rafiq/service-kit'
import { serviceOptions } from './service-options.ts'
import { readReleasesSettings } from './settings.ts'

await startService(serviceOptions(readReleasesSettings(loadSettings)))
