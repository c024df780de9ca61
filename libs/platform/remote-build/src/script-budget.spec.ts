import { expect, test } from '@jest/globals'
import { assertScriptBudget } from './script-budget.ts'

const scripts = [
  { path: 'shell.js', bytes: 1024 },
  { path: 'app.js', bytes: 2048 },
]

test('script budget passes a build whose first scripts are within it', () => {
  expect(() => assertScriptBudget('Every page', scripts, 3072)).not.toThrow()
})

test('script budget fails a build whose first scripts are one byte too large, and names them', () => {
  expect(() => assertScriptBudget('Every page', scripts, 3071)).toThrow(
    'Every page would load 3.0 KiB of compressed script, and 3.0 KiB is the limit: app.js 2.0 KiB, shell.js 1.0 KiB.',
  )
})
