import { globSync } from 'node:fs'
import { installPackage } from '../../local/system-packages.ts'

/** Where Debian has it, whatever the processor. */
const places = '/usr/lib/*/faketime/libfaketimeMT.so.1'

/** libfaketime, which shows a process another time; installed where that is possible, else undefined. */
export async function fakeClock(): Promise<string | undefined> {
  const find = () => globSync(places)[0]
  return find() ?? ((await installPackage('libfaketime')) ? find() : undefined)
}

/** Longer than a session lives on without a sign of its member. */
const minutesAhead = 31

/** The environment of a process whose clock is ahead; timers run as ever. */
export const clockAhead = (library: string): Readonly<Record<string, string>> => ({
  LD_PRELOAD: library,
  FAKETIME: `+${minutesAhead}m`,
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
})
