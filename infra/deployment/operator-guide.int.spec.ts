import { execFile } from 'node:child_process'
import { readFileSync, rmSync, symlinkSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createTestDatabase, type TestDatabase } from '@rafiq/testing'
import { codeBlocks } from '../checks/code-blocks.ts'
import { root } from './tree.ts'

/** What the guide has an operator type, in its order: the programs of the releases service's build, and keys for them. */
const commands = codeBlocks(readFileSync(join(root, 'docs/guides/operator.md'), 'utf8'))
  .flatMap((block) => block.trim().split('\n'))
  .filter((line) => /^(openssl|node services\/releases\/)/.test(line))
  .map((line) => line.replace(/ +# .*$/, ''))

let folder: string
let database: TestDatabase

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rafiq-operator-'))
  symlinkSync(join(root, 'services'), join(folder, 'services'))
  database = await createTestDatabase(['releases'])
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs a command in the operator's folder, with what the guide says that it takes; gives what it prints. */
async function type(command: string): Promise<string> {
  const environment = {
    // This run's own Node, whatever else the machine has.
    PATH: `${join(process.execPath, '..')}:${process.env.PATH}`,
    DATABASE_URL: database.urlFor('releases'),
    PRODUCT_CONFIG: join(root, 'libs/product/configuration/product.json'),
  }
  return (await promisify(execFile)('sh', ['-c', command], { cwd: folder, env: environment })).stdout
}

test('each command of the operators’ guide about who may publish does what the guide says', async () => {
  const printed = new Map<string, string>()
  for (const command of commands) {
    const [id = ''] = /(?<=token:)[\w-]+/.exec(printed.get('revoke.js rentals') ?? '') ?? []
    const output = await type(command.replace('<id>', id))
    printed.set(command.replace('node services/releases/dist/bundle/', ''), output)
  }
  expect(printed.get('grant.js rentals rentals.pub.pem')?.trim().length).toBeGreaterThan(30)
  expect(printed.get('team-api.js rentals http://rentals.teams:8080')).toContain('/api/rentals')
  expect(printed.get('team-api.js rentals --withdraw')).toContain('leads nowhere')
  expect(printed.get('team-api.js')).toContain('No team has an API')
  expect(printed.get('revoke.js')).toContain('granted')
  expect(printed.get("revoke.js token:<id> --reason 'It was in a log.'")).toContain(
    'good for nothing any more',
  )
})
