import { buffer } from 'node:stream/consumers'
import { AppError, loadSettings, runInService } from '@rafiq/service-kit'
import { UsersServiceModule } from './app.module.ts'
import { readMailReport } from './away-notices/mail-report.ts'
import { Unsubscribe } from './away-notices/unsubscribe.ts'
import { usersSettings } from './settings.ts'

/**
 * `mail-report.js < mail`: what came to `MAIL_BOUNCES`, piped by the mail server. Ends notices by mail to whoever's address is
 * gone, or who complained. Ends with 0 also for what is no such report, so that nobody answers it.
 */
const report = await readMailReport(await buffer(process.stdin))
if (report) {
  const settings = { ...loadSettings(usersSettings), LOG_LEVEL: 'error' as const }
  const options = { name: 'users', module: UsersServiceModule.forRoot(settings), settings }
  await runInService(options, async (service) => {
    await service
      .get(Unsubscribe)
      .endAll(report.token)
      .catch((error: unknown) => {
        // Whoever wrote the report made the link up.
        if (!(error instanceof AppError)) throw error
      })
  })
}
process.stdout.write(report ? `${report.kind}\n` : 'no report\n')
