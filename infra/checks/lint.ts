import { resolve } from 'node:path'
import { runChecks } from './run-checks.ts'

const { failures } = await runChecks(resolve(import.meta.dirname, '../..'))
process.exitCode = failures.length > 0 ? 1 : 0
