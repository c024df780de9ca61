import { loadSettings, startService } from '@rafiq/service-kit'
import { UsersServiceModule } from './app.module.ts'
import { usersSettings } from './settings.ts'

const settings = loadSettings(usersSettings)
await startService({ name: 'users', module: UsersServiceModule.forRoot(settings), settings })
