import { loadSettings, startService } from '@rafiq/service-kit'
import { ModerationModule } from './app.module.ts'
import { moderationSettings } from './settings.ts'

const settings = loadSettings(moderationSettings)
await startService({ name: 'moderation', module: ModerationModule.forRoot(settings), settings })
