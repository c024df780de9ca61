import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { compileCache } from './compile-cache.ts'
import { cleanEnvironment } from './environment.ts'
import { askHttp, waitForAnswer } from './readiness.ts'
import type { Supervisor } from './supervisor.ts'

/**
 * Starts a mail server that delivers to nobody: MailDev shows what it got at `http://localhost:<page>` and gives it
 * as JSON at `/email`. Mails are kept in `<data>/mail`.
 *
 * @returns the SMTP address
 */
export async function startMail(
  supervisor: Supervisor,
  root: string,
  dataDir: string,
  ports: { smtp: number; page: number },
): Promise<string> {
  const folder = join(dataDir, 'mail')
  mkdirSync(folder, { recursive: true })
  const options = {
    smtp: ports.smtp,
    web: ports.page,
    ip: '127.0.0.1',
    'web-ip': '127.0.0.1',
    'mail-directory': folder,
  }
  supervisor.start({
    name: 'mail',
    command: process.execPath,
    args: [
      // It has hardly anything to do, and would keep what it took to start.
      ...['--max-semi-space-size=1', '--v8-pool-size=1'],
      join(root, 'node_modules/maildev/bin/maildev'),
      '--silent',
      ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]),
    ],
    env: cleanEnvironment({ NODE_COMPILE_CACHE: compileCache(root) }),
  })
  await waitForAnswer(supervisor, 'The mail inbox', () => askHttp(`http://127.0.0.1:${ports.page}/email`))
  return `smtp://127.0.0.1:${ports.smtp}`
}
