import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { CommandError } from './settings.ts'

export type Identity = Readonly<{ uid: number; gid: number }>

function findUser(): Identity | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) }
}

/** Whom PostgreSQL runs as: it refuses root, so root runs it as the user `postgres`, made where it is missing. */
export function postgresUser(): Identity | undefined {
  if (process.getuid?.() !== 0) return undefined
  const known = findUser()
  if (known) return known
  console.log('  Adding the system user postgres, since PostgreSQL does not run as root')
  execFileSync('useradd', ['--system', '--user-group', '--shell', '/usr/sbin/nologin', 'postgres'])
  const made = findUser()
  if (!made)
    throw new CommandError(
      'The system user postgres could not be made: make one, or run as another user than root.',
    )
  return made
}

/** The nearest folder above (or at) `path` that this user may not enter; undefined if every one is open. */
export function closedFolder(path: string, { uid, gid }: Identity): string | undefined {
  const { mode, uid: owner, gid: group } = statSync(path)
  const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001
  if (!(mode & bit)) return path
  const parent = dirname(path)
  return parent === path ? undefined : closedFolder(parent, { uid, gid })
}
