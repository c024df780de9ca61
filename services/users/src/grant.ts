import { roleSchema } from '@rafiq/contracts/accounts'
import { AppError, fail, loadSettings, runInService } from '@rafiq/service-kit'
import { UsersServiceModule } from './app.module.ts'
import { usersSettings } from './settings.ts'
import { ChangeRole } from './staff/change-role.ts'

/** `grant.js <email> <role>`: gives an account a role, which is how the first admin comes to be. */
const [email, wanted] = process.argv.slice(2)
const role = roleSchema.safeParse(wanted)

if (!email || !role.success) fail(`Usage: grant <email> <${roleSchema.options.join('|')}>`)

const settings = { ...loadSettings(usersSettings), LOG_LEVEL: 'error' as const }
const options = { name: 'users', module: UsersServiceModule.forRoot(settings), settings }
try {
  const account = await runInService(options, (service) => service.get(ChangeRole).grant(email, role.data))
  if (!account) fail(`Nobody has the address ${email}.`)
  process.stdout.write(`${account.email} is ${account.role} now.\n`)
} catch (error) {
  if (error instanceof AppError) fail(`${error.message} (${error.code})`)
  throw error
}
