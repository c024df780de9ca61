import { resolve } from 'node:path'
import { CreationRejected, createRemote, type RemoteRequest, readRequest } from '@rafiq/create-remote'
import product from '../../libs/product/configuration/product.json' with { type: 'json' }
import { grantAccess } from './grant-access.ts'
import { runCommand } from './run-command.ts'
import { CommandError, readSettings } from './settings.ts'

const root = resolve(import.meta.dirname, '../..')
/** Its pages, and what the gateway answers in its name. */
const productPaths = [
  ...Object.values(product.pages),
  ...[...product.sockets, ...product.demoPages].map(({ path }) => path),
]
const usage =
  'Say its name: `npm run new:remote -- rentals`. Its page and its names may follow: `--path /rentals --ar الإيجارات --en Rentals`.'

async function create(request: RemoteRequest): Promise<void> {
  try {
    await createRemote(root, request, productPaths)
  } catch (error) {
    throw error instanceof CreationRejected ? new CommandError(error.message) : error
  }
}

/** `npm run new:remote -- rentals`: a remote that builds, tests and publishes at once. */
await runCommand(async (args) => {
  const request = readRequest(args)
  if (request === undefined) throw new CommandError(usage)
  const settings = readSettings(process.env, root)
  const { name, path } = request
  await create(request)
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
