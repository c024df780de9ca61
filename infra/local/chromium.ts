import { findProgram, installPackage } from './system-packages.ts'

/** A Chromium of the machine, installed where that can work; undefined where there is none. */
export async function chromiumOfMachine(): Promise<string | undefined> {
  const find = () => findProgram('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable')
  return find() ?? ((await installPackage('chromium')) ? find() : undefined)
}
