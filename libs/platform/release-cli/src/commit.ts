import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { releaseCommit } from '@rafiq/platform-contracts'

/**
 * The commit that a remote's own repository is at, marked where that has changes which are in no commit; undefined where
 * the folder is in no repository. Its build is not looked at.
 */
export async function commitOf(folder: string): Promise<string | undefined> {
  try {
    const commit = await git(folder, ['rev-parse', 'HEAD'])
    const changes = await git(folder, ['status', '--porcelain', '--', ':/', ':(exclude)dist'])
    return commit === '' ? undefined : releaseCommit(commit, changes !== '')
  } catch {
    return undefined
  }
}

async function git(folder: string, args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('git', args, { cwd: folder, env: withoutGit(process.env) })
  return stdout.trim()
}

/** A hook of git names the repository that it runs in, which need not be the remote's. */
const withoutGit = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('GIT_')))
