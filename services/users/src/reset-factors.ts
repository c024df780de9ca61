import { fail, loadSettings, runInService } from '@rafiq/service-kit'
import { UsersServiceModule } from './app.module.ts'
import { usersSettings } from './settings.ts'
import { ResetFactors } from './staff/reset-factors.ts'

/** `reset-factors.js <email>`: takes every second factor of an account away, for an admin who has lost theirs. */
const [email] = process.argv.slice(2)

if (!email) fail('Usage: reset-factors <email>')

const settings = { ...loadSettings(usersSettings), LOG_LEVEL: 'error' as const }
const options = { name: 'users', module: UsersServiceModule.forRoot(settings), settings }
const reset = await runInService(options, (service) => service.get(ResetFactors).resetByOperator(email))
if (!reset) fail(`Nobody has the address ${email}.`)
process.stdout.write(`${email} has no second factor now, and every session has ended.\n`)
