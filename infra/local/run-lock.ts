import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { identityOf, isStillRunning, type ProcessRecord, parentOf } from './process-identity.ts'
import { endRecorded, forgetProcess, isRecordedAlive, readRecords } from './process-records.ts'
import { Refusal, type Settings } from './settings.ts'

/** `parent` is the npm that started it, if one did. */
type StartRecord = ProcessRecord & { port: number; parent?: number }

const fileIn = (dataDir: string): string => join(dataDir, 'start.json')

function holderOf(dataDir: string): StartRecord | undefined {
  try {
    const record = JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as StartRecord
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
 * @throws Refusal when the folder is in use and no other may be taken
 */
export async function claimDataDir(settings: Settings): Promise<string> {
  const { DATA_DIR, PORT, dataDirGiven } = settings
  const own = join(DATA_DIR, String(PORT))
  const wanted = !dataDirGiven && existsSync(join(own, 'secrets.json')) ? own : DATA_DIR
  const found = holderOf(wanted)
  if (found) await waitForOrphan(found)
  const holder = holderOf(wanted)
  if (!holder) return take(wanted, PORT)
  if (holder.port === PORT || dataDirGiven || wanted === own) {
    throw new Refusal(
      `The platform of this folder already runs at http://localhost:${holder.port} (process ${holder.pid}): stop it with Ctrl-C first, or give this copy a port and data of its own, for example \`PORT=4100 DATA_DIR=.data/4100 npm start\`.`,
    )
  }
  console.log(
    `  The data in ${wanted} is in use by http://localhost:${holder.port}; this copy keeps its own in ${own}`,
  )
  return take(own, PORT)
}

function take(dataDir: string, port: number): string {
  mkdirSync(dataDir, { recursive: true })
  const { pid, ppid, env } = process
  const record: StartRecord = {
    name: 'start',
    pid,
    identity: identityOf(pid) ?? '',
    port,
    ...(env.npm_lifecycle_event && { parent: ppid }),
  }
  writeFileSync(fileIn(dataDir), JSON.stringify(record))
  return dataDir
}

export function releaseDataDir(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true })
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
