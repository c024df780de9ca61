// Runs before `npm start` and `npm test`, on whatever Node the machine has (20 or later) and without a single
// package: installs what the lock says, so that the script itself runs on the Node that the project pins.
// npm puts node_modules/.bin first on PATH for it.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { env, execPath, exit, stdout, versions } from 'node:process'
import { fileURLToPath } from 'node:url'
import { isInstalled } from './installed.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

function fail(sentence) {
  console.error(`\n${sentence}\n`)
  exit(1)
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(`${root}/${file}`, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

/** npm as it was called, else the one on PATH. */
const npmCommand = () => (env.npm_execpath ? [execPath, env.npm_execpath] : ['npm'])

/** Shows that something goes on: a counting line on a terminal, a line now and then elsewhere. */
function showProgress(text) {
  const start = Date.now()
  const seconds = () => Math.round((Date.now() - start) / 1000)
  stdout.write(`… ${text}${stdout.isTTY ? '' : '\n'}`)
  const timer = setInterval(
    () =>
      stdout.write(stdout.isTTY ? `\r… ${text} (${seconds()} s)` : `  still installing (${seconds()} s)\n`),
    stdout.isTTY ? 1_000 : 15_000,
  )
  return () => {
    clearInterval(timer)
    stdout.write(`${stdout.isTTY ? '\r' : ''}✓ Packages are installed (${seconds()} s)${' '.repeat(30)}\n`)
  }
}

/** `npm ci`, its output kept back unless it fails. */
function install() {
  const [command, ...args] = npmCommand()
  return new Promise((resolve) => {
    const child = spawn(command, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (chunk) => {
      output = `${output}${chunk}`.slice(-8_000)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => resolve({ ok: false, output: error.message }))
    child.on('close', (code) => resolve({ ok: code === 0, output }))
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal))
  })
}

async function main() {
  const major = Number(versions.node.split('.')[0])
  if (major < 20) {
    fail(
      `Rafiq needs Node 20 or later to install itself; this is Node ${versions.node}. Install it from https://nodejs.org and try again.`,
    )
  }
  const lock = readJson('package-lock.json')
  if (!lock) fail('package-lock.json is missing: restore it with `git checkout package-lock.json`.')
  const pinned = `${root}/node_modules/.bin/node`
  if (isInstalled(lock, readJson('node_modules/.package-lock.json')) && existsSync(pinned)) return

  const done = showProgress('Installing packages; the first time takes a minute')
  const { ok, output } = await install()
  if (!ok) {
    fail(
      `${output}\nThe packages could not be installed. Check the network and the npm registry (\`npm ping\`), then try again.`,
    )
  }
  if (!existsSync(pinned)) {
    fail(
      'The install left no node_modules/.bin/node: npm must be allowed to run install scripts (`npm config delete ignore-scripts`).',
    )
  }
  done()
}

await main()
