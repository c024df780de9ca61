import { chromiumOfMachine } from '../local/chromium.ts'
import { CommandError } from '../local/settings.ts'

/** A Chromium of the machine. */
export async function chromiumProgram(): Promise<string> {
  const program = await chromiumOfMachine()
  if (program) return program
  throw new CommandError(
    'Chromium is missing: install it (on Debian `apt-get install chromium`), so that the journeys can run.',
  )
}
