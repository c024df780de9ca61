import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanEnvironment } from '../local/environment.ts'
import { CommandError } from '../local/settings.ts'
import type { Supervisor } from '../local/supervisor.ts'
import { findOrInstall } from '../local/system-packages.ts'
import { type Address, haproxyConfig } from './haproxy-config.ts'

/** @throws CommandError where there is none, and none can be installed */
async function haproxyProgram(): Promise<string> {
  const program = await findOrInstall('haproxy', 'haproxy')
  if (program) return program
  throw new CommandError(
    'haproxy is missing: install it (on Debian `apt-get install haproxy`, on macOS `brew install haproxy`).',
  )
}

/**
 * Starts haproxy in front of these addresses. Until replicas are ready, it answers 503 for them.
 *
 * @param processes that share the addresses: the kernel gives each its part of the connections (`SO_REUSEPORT`)
 */
export async function startHaproxy(
  supervisor: Supervisor,
  dataDir: string,
  addresses: readonly Address[],
  processes = 1,
): Promise<void> {
  const program = await haproxyProgram()
  const folder = join(dataDir, 'haproxy')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, haproxyConfig(addresses))
  for (let number = 1; number <= processes; number += 1) {
    supervisor.start({
      name: number === 1 ? 'haproxy' : `haproxy-${number}`,
      command: program,
      args: ['-db', '-f', file],
      env: cleanEnvironment(),
    })
  }
}
