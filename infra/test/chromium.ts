import { CommandError } from '../local/settings.ts'
import { findProgram, installPackage } from '../local/system-packages.ts'

/** A Chromium of the machine. */
export async function chromiumProgram(): Promise<string> {
  const find = () => findProgram('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable')
  const program = find() ?? ((await installPackage('chromium')) ? find() : undefined)
  if (program) return program
  throw new CommandError(
    'Chromium is missing: install it (on Debian `apt-get install chromium`), so that the journeys can run.',
  )
}
