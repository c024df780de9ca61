#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { startVitest } from 'vitest/node'
import { vitestConfig } from './vitest-config.ts'

/** `rafiq-test [filters]`: types first, since nothing else is worth a look before they fit; then the tests. */
const compiler = join(createRequire(import.meta.url).resolve('typescript/package.json'), '../bin/tsc')
const { status } = spawnSync(process.execPath, [compiler, '-p', '.', '--noEmit'], { stdio: 'inherit' })
if (status !== 0) {
  process.exitCode = 1
} else {
  const vitest = await startVitest(
    'test',
    process.argv.slice(2),
    { watch: false, config: false },
    vitestConfig,
  )
  await vitest.close()
}
