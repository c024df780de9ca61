import { headlessChromium, windowedChromium } from '../local/chromium.ts'
import { CommandError } from '../local/settings.ts'

/** Of the machine, for most pages of the tests. */
export async function headlessProgram(): Promise<string> {
  return (await headlessChromium()) ?? missing()
}

/** Of the machine, for what only a browser with a window does, and for measuring what people have. */
export async function windowedProgram(): Promise<string> {
  return (await windowedChromium()) ?? missing()
}

function missing(): never {
  throw new CommandError(
    'Chromium is missing: install it (on Debian `apt-get install chromium chromium-headless-shell`), so that the journeys can run.',
  )
}
