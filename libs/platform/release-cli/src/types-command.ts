import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type SlotTypesList, slotTypesListSchema } from '@rafiq/platform-contracts'
import { call } from './call.ts'
import { ReleaseError } from './release-error.ts'

type Say = (line: string) => void

export type TypesFlags = Readonly<{
  /** The file, from the folder in which the command is run. */
  out: string
  /** Only look whether the file is what is live. */
  check?: boolean
}>

/**
 * `types [--out types/live.d.ts] [--check]`: writes what TypeScript has to know of the slots that are live.
 * @throws ReleaseError where what came is not what its team signed, or with `check` where the file is another
 */
export async function typesCommand(
  { out, check }: TypesFlags,
  { url }: { url: string },
  say: Say,
): Promise<void> {
  const { remotes } = slotTypesListSchema.parse(await (await call(url, '/sdk/slot-types.json', {})).json())
  const declared = await Promise.all(remotes.map((remote) => fetchTypes(url, remote)))
  const text = [`// Slots that are live at ${url}. Written by: rafiq-release types\n`, ...declared].join('\n')
  const file = resolve(out)
  const same = existsSync(file) && readFileSync(file, 'utf8') === text
  if (check && !same) throw new ReleaseError(`${out} is not what is live at ${url}: run rafiq-release types.`)
  if (!same) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const names = remotes.map(({ name, version }) => `${name} ${version}`).join(', ')
  say(`${out} ${same ? 'is as it was' : 'written'}: ${names || 'nobody offers a slot'}.`)
}

async function fetchTypes(
  url: string,
  { name, version, path, integrity }: SlotTypesList['remotes'][number],
): Promise<string> {
  const content = Buffer.from(await (await call(url, path, {})).arrayBuffer())
  if (`sha384-${createHash('sha384').update(content).digest('base64')}` !== integrity)
    throw new ReleaseError(
      `The types of ${name} ${version} at ${url}${path} are not what its team published.`,
    )
  return content.toString('utf8')
}
