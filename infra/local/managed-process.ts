import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { forgetProcess, recordProcess } from './process-records.ts'

export type Command = Readonly<{
  /** Names the log, the record and every message about it. */
  name: string
  command: string
  args: readonly string[]
  cwd?: string
  env: Readonly<Record<string, string>>
  uid?: number
  gid?: number
  /** How it is asked to end; SIGTERM unless told. */
  stopSignal?: NodeJS.Signals
}>

export type ManagedProcess = Readonly<{
  name: string
  pid: number
  logFile: string
  /** Resolves when the process ended, with words for how. Never rejects. */
  ended: Promise<string>
  /** Asks it to end, waits, kills it after `timeout` ms (10,000 unless told). */
  stop(timeout?: number): Promise<void>
}>

const logLimit = 5 * 1024 * 1024

function openLog(dataDir: string, name: string): { file: string; descriptor: number } {
  const folder = join(dataDir, 'logs')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.log`)
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > logLimit) renameSync(file, `${file}.old`)
  return { file, descriptor: openSync(file, 'a') }
}

/** The last lines of a log, for the person who has to find out what went wrong. */
export function lastLines(file: string, count = 12): string {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count).join('\n')
  } catch {
    return ''
  }
}

/**
 * Starts a process whose output goes to `<data>/logs/<name>.log`. It leads a process group of its own, so that
 * Ctrl-C reaches `npm start` alone, which then ends everything in order.
 */
export function startProcess(dataDir: string, spec: Command): ManagedProcess {
  const log = openLog(dataDir, spec.name)
  const { command, args, cwd, env, uid, gid } = spec
  const child = spawn(command, args, {
    detached: true,
    stdio: ['ignore', log.descriptor, log.descriptor],
    env,
    ...(cwd !== undefined && { cwd }),
    ...(uid !== undefined && { uid }),
    ...(gid !== undefined && { gid }),
  })
  closeSync(log.descriptor)
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`could not start: ${error.message}`))
    child.once('exit', (code, signal) =>
      resolve(signal ? `was ended by ${signal}` : `ended with code ${code}`),
    )
  }).then((how) => {
    forgetProcess(dataDir, spec.name)
    return how
  })
  if (child.pid !== undefined) recordProcess(dataDir, spec.name, child.pid)
  return {
    name: spec.name,
    pid: child.pid ?? -1,
    logFile: log.file,
    ended,
    stop: async (timeout = 10_000) => {
      if (child.exitCode === null && child.signalCode === null) child.kill(spec.stopSignal ?? 'SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), timeout)
      await ended
      clearTimeout(timer)
    },
  }
}
