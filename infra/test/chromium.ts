import { CommandError } from '../local/settings.ts'
import { findProgram, installPackage } from '../local/system-packages.ts'

/** As little of Chromium as draws pages: it starts faster, and its processes compute a tenth less. */
const shell = 'chromium-headless-shell'
const find = (...names: string[]) =>
  findProgram(...names, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable')

/** A Chromium of the machine, as people have it. */
export async function chromiumProgram(): Promise<string> {
  return find() ?? (await installed('chromium')) ?? missing()
}

/** One without windows, for tests: where the machine has none it is the smaller package, too. */
export async function headlessChromium(): Promise<string> {
  return find(shell) ?? (await installed(shell)) ?? chromiumProgram()
}

const installed = async (name: string): Promise<string | undefined> =>
  (await installPackage(name)) ? findProgram(name) : undefined

function missing(): never {
  throw new CommandError(
    'Chromium is missing: install it (on Debian `apt-get install chromium`), so that the journeys can run.',
  )
}
