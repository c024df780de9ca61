import { loadSettings, startService } from '@rafiq/service-kit'
import { UsersModule } from './app.module.ts'
import { usersSettings } from './settings.ts'

const settings = loadSettings(usersSettings)
await startService({ name: 'users', module: UsersModule.forRoot(settings), settings })
