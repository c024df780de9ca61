import { kitManifestSchema, kitPath } from '@rafiq/platform-contracts'
import { createRepository } from './create-repository.ts'
import { CreationRejected } from './creation-rejected.ts'
import { platformOf } from './own-address.ts'
import { readRequest } from './read-request.ts'

const usage =
  'Say its name, and what its page is called: npx --yes <platform>/sdk/create-remote.tgz rentals --ar الإيجارات --en Rentals'

/** `npx --yes <platform>/sdk/create-remote.tgz rentals …` in an empty folder. */
async function create(): Promise<void> {
  const request = readRequest(process.argv.slice(2))
  if (request === undefined) throw new CreationRejected(usage)
  const platform = request.platform ?? platformOf(import.meta.dirname)
  if (platform === undefined || !URL.canParse(platform)) {
    throw new CreationRejected('Say where the platform is: --platform https://…')
  }
  const answer = await fetch(new URL(kitPath('kit.json'), platform))
  if (!answer.ok)
    throw new CreationRejected(`${platform} keeps no kit for teams (it answers ${answer.status}).`)
  const { origin } = new URL(platform)
  createRepository(process.cwd(), request, origin, kitManifestSchema.parse(await answer.json()))
  console.log(
    [
      `The remote ${request.name} of ${origin} is here: the page ${request.path}, its menu entry, texts in Arabic and English, tests.`,
      '',
      '  npm install',
      '  npm test        types, tests, accessibility',
      '  npm run dev     its page inside the platform, with hot reload',
      '  npx rafiq-release publish . --version 1.0.0 --channel stable',
    ].join('\n'),
  )
}

try {
  await create()
} catch (error) {
  const known = error instanceof CreationRejected
  console.error(known ? error.message : error)
  process.exitCode = 1
}
