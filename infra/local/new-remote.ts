import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CreationRefused, createRemote, type Wishes, wishesFor } from '@rafiq/create-remote'
import { grantAccess } from './grant-access.ts'
import { runCommand } from './run-command.ts'
import { Refusal, readSettings } from './settings.ts'

const root = resolve(import.meta.dirname, '../..')
const usage =
  'Say its name: `npm run new:remote -- rentals`. Its page and its names may follow: `--path /rentals --ar الإيجارات --en Rentals`.'

function readWishes(args: string[]): Wishes {
  const text = { type: 'string' } as const
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { path: text, ar: text, en: text },
    })
    const [name, ...rest] = positionals
    if (name !== undefined && rest.length === 0) return wishesFor(name, values)
  } catch {
    // A flag that there is not.
  }
  throw new Refusal(usage)
}

async function create(wishes: Wishes): Promise<void> {
  try {
    await createRemote(root, wishes)
  } catch (error) {
    throw error instanceof CreationRefused ? new Refusal(error.message) : error
  }
}

/** `npm run new:remote -- rentals`: a remote that builds, tests and publishes at once. */
await runCommand(async (args) => {
  const wishes = readWishes(args)
  const settings = readSettings(process.env, root)
  const { name, path } = wishes
  await create(wishes)
  console.log(`apps/${name} is there: the page ${path}, its menu entry, texts in Arabic and English, a test.`)
  if (!(await grantAccess(root, settings, name))) {
    console.log('`npm start` will publish it. While the platform runs:')
  }
  const steps = [
    [`npm test web -- apps/${name}`, 'its test'],
    [`npm run dev -- ${name}`, 'its page in the running platform, with hot reload'],
    [`npx rafiq-release publish apps/${name}`, 'to everybody'],
  ] as const
  console.log(
    [
      '',
      ...steps.map(([command, what]) => `  ${command.padEnd(40)}  ${what}`),
      '',
      'The way into production: docs/guides/feature-team.md',
    ].join('\n'),
  )
})
