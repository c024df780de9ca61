import { expect, test } from '@jest/globals'
import { endRunning, runOnce } from './run-once.ts'

const script = (text: string) => ({
  command: process.execPath,
  args: ['-e', text],
  cwd: import.meta.dirname,
  env: { GIVEN: 'yes' },
})

test('a command that ends well gives its standard output as it is, from the environment that it was given alone', async () => {
  const run = runOnce(
    'The script',
    script('console.error("aside"); console.log(process.env.GIVEN, process.env.HOME)'),
  )
  await expect(run).resolves.toBe('yes undefined\n')
})

test('a command that fails is refused with the last 40 lines of what it wrote', async () => {
  const many = 'for (let i = 0; i < 60; i += 1) console.error("line " + i); process.exitCode = 2'
  const failure = await runOnce('The script', script(many)).catch(String)
  expect(failure).toMatch(/^CommandError: The script failed:\nline 20\nline 21\n.*\nline 59$/s)
})

test('a command that fails is refused with what it wrote to either output', async () => {
  const both = 'console.log("to one"); console.error("to the other"); process.exitCode = 2'
  const failure = await runOnce('The script', script(both)).catch(String)
  expect([failure.includes('to one'), failure.includes('to the other')]).toEqual([true, true])
})

test('a command that does not exist is refused by its name', async () => {
  const missing = { ...script(''), command: '/nowhere/to-be-found' }
  await expect(runOnce('The build', missing)).rejects.toThrow(/^The build failed:\n.*to-be-found/)
})

test('a command that is ended takes its own children with it', async () => {
  const grandchild = `process.kill(${process.pid}, 'SIGWINCH'); setInterval(() => undefined, 1000)`
  const running = new Promise((resolve) => process.once('SIGWINCH', resolve))
  const build = runOnce(
    'The build',
    script(`
      const { spawnSync } = require('node:child_process')
      spawnSync(process.execPath, ['-e', ${JSON.stringify(grandchild)}], { stdio: 'inherit' })
    `),
  )
  await running
  endRunning()
  // It settles once nobody holds the output any more.
  await expect(build).rejects.toThrow('The build failed')
})
