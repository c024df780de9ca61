import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'
import { clockAhead, fakeClock } from './wrong-clock.ts'

const says = async (env: Readonly<Record<string, string>>, expression: string) => {
  const args = ['-e', `console.log(${expression})`]
  return Number((await promisify(execFile)(process.execPath, args, { env })).stdout)
}

const library = await fakeClock()
const testClock = library === undefined ? test.skip : test

testClock(
  'a process whose clock is ahead has another time, and timers as ever (skipped without libfaketime)',
  async () => {
    if (library === undefined) throw new Error('There is no libfaketime.')
    const environment = clockAhead(library)
    const ahead = (await says(environment, 'Date.now()')) - Date.now()
    expect(Math.round(ahead / 60_000)).toBe(31)
    const started = await says({}, 'process.hrtime()[0]')
    expect((await says(environment, 'process.hrtime()[0]')) - started).toBeLessThan(10 * 60)
  },
)
