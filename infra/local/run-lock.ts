import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { identityOf, isStillRunning, type ProcessRecord, parentOf } from './process-identity.ts'
import { endRecorded, forgetProcess, isRecordedAlive, readRecords } from './process-records.ts'
import { CommandError, type Settings } from './settings.ts'

/** `parent` is the npm that started it, if one did. */
type StartRecord = ProcessRecord & { port: number; parent?: number }

/**
 * Each start that takes a data folder writes the record with the next number. The highest tells who has it, and stays when
 * that start ends, so that no number is taken twice.
 */
const fileIn = (dataDir: string, number: number): string => join(dataDir, `start.${number}.json`)

/** Numbers of the records in a folder, highest first. */
function numbersIn(dataDir: string): number[] {
  if (!existsSync(dataDir)) return []
  const found = readdirSync(dataDir).flatMap((name) => /^start\.(\d+)\.json$/.exec(name)?.[1] ?? [])
  return found.map(Number).toSorted((one, other) => other - one)
}

function holderOf(dataDir: string): StartRecord | undefined {
  const [last] = numbersIn(dataDir)
  return last === undefined ? undefined : runningIn(fileIn(dataDir, last))
}

/** Whose record it is, if that start still runs. */
function runningIn(file: string): StartRecord | undefined {
  try {
    const record = JSON.parse(readFileSync(file, 'utf8')) as StartRecord
    return isStillRunning(record, identityOf(record.pid)) ? record : undefined
  } catch {
    return undefined
  }
}

/** The PORT of the platform that runs in this data folder; undefined where none does. */
export const portInUse = (dataDir: string): number | undefined => holderOf(dataDir)?.port

/** A start whose npm was killed ends by itself (see `endRequested`); a moment later the folder is free. */
async function waitForOrphan(holder: StartRecord): Promise<void> {
  const parent = parentOf(holder.pid)
  if (parent === undefined || holder.parent === undefined || parent === holder.parent) return
  console.log('  The run before this one lost its npm and is ending; waiting for it')
  for (const end = Date.now() + 20_000; Date.now() < end && isRecordedAlive(holder); ) await delay(100)
  await endRecorded(holder, 1_000)
}

/**
 * Which data folder this start may have: the one it is set to, or, while another copy of the same checkout runs
 * there on another port, `.data/<port>`, which it then keeps.
 *
 * @throws CommandError when the folder is in use and no other may be taken
 */
export async function claimDataDir(settings: Settings): Promise<string> {
  const { DATA_DIR, PORT, dataDirGiven } = settings
  const own = join(DATA_DIR, String(PORT))
  const wanted = !dataDirGiven && existsSync(join(own, 'secrets.json')) ? own : DATA_DIR
  const found = holderOf(wanted)
  if (found) await waitForOrphan(found)
  const holder = take(wanted, PORT)
  if (!holder) return wanted
  if (holder.port === PORT || dataDirGiven || wanted === own) throw alreadyRuns(holder)
  console.log(
    `  The data in ${wanted} is in use by http://localhost:${holder.port}; this copy keeps its own in ${own}`,
  )
  const other = take(own, PORT)
  if (other) throw alreadyRuns(other)
  return own
}

const alreadyRuns = ({ port, pid }: StartRecord): CommandError =>
  new CommandError(
    `The platform of this folder already runs at http://localhost:${port} (process ${pid}): stop it with Ctrl-C first, or give this copy a port and data of its own, for example \`PORT=4100 DATA_DIR=.data/4100 npm start\`.`,
  )

/**
 * Takes a data folder in one step (link(2) fails where the name is there), so that of two starts at the same moment one
 * finds the other.
 *
 * @returns who has it; undefined: this start
 */
function take(dataDir: string, port: number): StartRecord | undefined {
  mkdirSync(dataDir, { recursive: true })
  const { pid, ppid, env } = process
  const record: StartRecord = {
    name: 'start',
    pid,
    identity: identityOf(pid) ?? '',
    port,
    ...(env.npm_lifecycle_event && { parent: ppid }),
  }
  const mine = join(dataDir, `start.json.${pid}`)
  writeFileSync(mine, JSON.stringify(record))
  try {
    for (;;) {
      const older = numbersIn(dataDir)
      const [last = 0] = older
      const holder = holderOf(dataDir)
      if (holder) return holder
      const next = fileIn(dataDir, last + 1)
      if (!succeeds(() => linkSync(mine, next), 'EEXIST')) continue
      if (numbersIn(dataDir)[0] === last + 1) {
        for (const number of older) rmSync(fileIn(dataDir, number), { force: true })
        return undefined
      }
      // Between the look and the link others have taken the folder and removed this number.
      rmSync(next, { force: true })
    }
  } finally {
    rmSync(mine, { force: true })
  }
}

/** False where it fails for the one reason that is expected. */
function succeeds(step: () => void, expected: string): boolean {
  try {
    step()
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === expected) return false
    throw error
  }
}

/** Says that nobody has the folder any more, while this process still runs. */
export function releaseDataDir(dataDir: string): void {
  const [last] = numbersIn(dataDir)
  if (last !== undefined) writeFileSync(fileIn(dataDir, last), '')
}

/** Ends what a killed run left behind in this data folder, services before what they lean on. */
export async function cleanUp(dataDir: string): Promise<void> {
  const records = readRecords(dataDir)
  const left = records.filter(isRecordedAlive)
  if (left.length > 0) {
    console.log(`  Ending what a killed run left behind: ${left.map(({ name }) => name).join(', ')}`)
  }
  const infrastructure = new Set(['postgres', 'redis', 'mail'])
  await Promise.all(left.filter(({ name }) => !infrastructure.has(name)).map((record) => endRecorded(record)))
  await Promise.all(left.filter(({ name }) => infrastructure.has(name)).map((record) => endRecorded(record)))
  for (const { name } of records) forgetProcess(dataDir, name)
}
