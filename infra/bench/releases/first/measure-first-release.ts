import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { cleanEnvironment } from '../../../local/environment.ts'
import { freePlatformPort, startPlatform } from '../../../test/running-platform.ts'
import type { TestSession } from '../../../test/session.ts'
import { expectComposed } from '../expect-composed.ts'
import { type FirstRelease, steps } from './first-release-report.ts'

const remote = 'rentals'
const run = promisify(execFile)

/**
 * Makes a remote in an empty folder outside of the repository, by the lines of `docs/guides/feature-team.md`, on a platform that
 * proves what is published.
 *
 * @returns seconds of each step; the last one ends with a page that has the remote
 */
export async function measureFirstRelease(session: TestSession): Promise<FirstRelease> {
  const port = await freePlatformPort()
  const dataDir = join(session.folder, 'first-data')
  await startPlatform(session, port, dataDir, { PROOF: 'true' })
  const url = `http://localhost:${port}`
  await run('npm', ['run', 'release:grant', '--', remote], {
    cwd: session.root,
    env: cleanEnvironment({ PORT: String(port), DATA_DIR: dataDir, PATH: process.env.PATH ?? '' }),
  })
  const folder = mkdtempSync(join(tmpdir(), 'rafiq-first-'))
  const env = teamEnvironment(folder, dataDir)
  const lines: Readonly<Record<keyof FirstRelease, string>> = {
    make: `npx --yes ${url}/sdk/create-remote.tgz ${remote} --ar الإيجارات --en Rentals`,
    install: 'npm install',
    test: 'npm test',
    publish: 'npx rafiq-release publish . --version 1.0.0 --channel stable',
  }
  const seconds: Record<keyof FirstRelease, number> = { make: 0, install: 0, test: 0, publish: 0 }
  try {
    for (const step of steps) {
      const start = performance.now()
      await run('sh', ['-c', lines[step]], { cwd: folder, env })
      if (step === 'publish') await expectComposed(url, remote, '1.0.0')
      seconds[step] = (performance.now() - start) / 1_000
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return seconds
}

/** Node and npm are the machine's own; of the platform there is nothing but the token and the key. */
function teamEnvironment(folder: string, dataDir: string): Record<string, string> {
  const machine = (process.env.PATH ?? '').split(delimiter).filter((path) => !path.includes('node_modules'))
  const tokens: Record<string, string> = JSON.parse(
    readFileSync(join(dataDir, 'release-tokens.json'), 'utf8'),
  )
  return cleanEnvironment({
    PATH: [join(folder, 'node_modules/.bin'), ...machine].join(delimiter),
    HOME: process.env.HOME ?? folder,
    RELEASES_TOKEN: tokens[remote] ?? '',
    RELEASES_KEY: join(dataDir, 'release-keys', remote),
  })
}
