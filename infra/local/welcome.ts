import { demoPassword } from './demo.ts'
import type { Platform } from './processes.ts'
import { table } from './table.ts'

/** What a person who has just started the platform wants to know, in one table. */
export function welcome({ ports, settings }: Platform): string {
  const site = `http://localhost:${ports.gateway}`
  const inbox = settings.SMTP_URL ? [] : [['Mail inbox', `http://localhost:${ports.mail}`] as const]
  const accounts =
    settings.DEMO === 'true'
      ? [
          [`Demo accounts, password ${demoPassword}`] as const,
          ['Two matched members', `${site}/test-login`] as const,
          ['Moderator', 'moderator@rafiq.test'] as const,
          ['Administrator', 'admin@rafiq.test'] as const,
          ['Releases', 'releases@rafiq.test'] as const,
        ]
      : []
  return table([['Addresses'], ['Rafiq', site], ...inbox, ['Data and logs', settings.DATA_DIR], ...accounts])
}
