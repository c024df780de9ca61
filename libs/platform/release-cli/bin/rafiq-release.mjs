#!/usr/bin/env node
// Starts the tool on the Node that the project pins, whatever Node the machine has: it runs TypeScript as it is.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(import.meta.dirname, '../../../..')
const pinned = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.exe' : 'node')
const node = existsSync(pinned) ? pinned : process.execPath
const main = fileURLToPath(import.meta.resolve('../src/main.ts'))
const args = [
  '--disable-warning=ExperimentalWarning',
  '--conditions=rafiq-source',
  main,
  ...process.argv.slice(2),
]
// What was compiled once is not compiled at every command: half of the time that the tool itself takes.
const env = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/rafiq-release'), ...process.env }
const child = spawn(node, args, { stdio: 'inherit', env })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('error', (error) => {
  process.stderr.write(
    `rafiq-release cannot start ${node}: ${error.message}. Run npm install in the project first.\n`,
  )
  process.exitCode = 1
})
child.on('exit', (code) => {
  process.exitCode = code ?? 1
})
