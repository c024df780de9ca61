import { setTimeout } from 'node:timers/promises'
import { fail, loadSettings, runInService } from '@rafiq/service-kit'
import { UsersServiceModule } from './app.module.ts'
import { DeletionRecords } from './deletions/deletion-records.ts'
import { ReplayDeletions } from './deletions/replay-deletions.ts'
import { usersSettings } from './settings.ts'

/**
 * `replay-deletions.js [seconds]`: after a restore, with every service running and the gateway still closed. Deletes again whoever
 * the ledger names, and ends with 0 once every service has confirmed it.
 */
const seconds = Number(process.argv[2] ?? 600)

const settings = { ...loadSettings(usersSettings), LOG_LEVEL: 'error' as const }
const options = { name: 'users', module: UsersServiceModule.forRoot(settings), settings }
const unconfirmed = await runInService(options, async (service) => {
  const { deleted, erased, photos } = await service.get(ReplayDeletions).replay()
  process.stdout.write(
    `${deleted.length} deletions in the ledger; ${erased} members erased again, ${photos} photos of nobody removed.\n`,
  )
  const end = Date.now() + seconds * 1_000
  const records = service.get(DeletionRecords)
  let open = await records.countUnconfirmed(deleted)
  while (open > 0 && Date.now() < end) {
    await setTimeout(500)
    open = await records.countUnconfirmed(deleted)
  }
  return open
})
if (unconfirmed > 0) {
  fail(
    `${unconfirmed} confirmations are missing after ${seconds} s: start every service, run this again, and keep the gateway closed until then.`,
  )
}
process.stdout.write('Every service has confirmed: the gateway may open.\n')
