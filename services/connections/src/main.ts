import { loadSettings, startService } from '@rafiq/service-kit'
import { ConnectionsServiceModule } from './app.module.ts'
import { connectionsSettings } from './settings.ts'

const settings = loadSettings(connectionsSettings)
await startService({ name: 'connections', module: ConnectionsServiceModule.forRoot(settings), settings })
