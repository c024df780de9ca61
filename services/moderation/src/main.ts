import { loadSettings, startService } from '@rafiq/service-kit'
import { ModerationServiceModule } from './app.module.ts'
import { moderationSettings } from './settings.ts'

const settings = loadSettings(moderationSettings)
await startService({ name: 'moderation', module: ModerationServiceModule.forRoot(settings), settings })
