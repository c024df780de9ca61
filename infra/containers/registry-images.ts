import { cpSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { execa } from 'execa'
import { binaries } from '../local/postgres.ts'
import { CommandError } from '../local/settings.ts'
import { findProgram, installPackage } from '../local/system-packages.ts'
import type { TestSession } from '../test/session.ts'
import type { Engine } from './engine.ts'

/** What the Dockerfile builds on, unless told. */
export const nodeImage = 'node:24-bookworm-slim'

/** Of Debian, what every program needs. */
const least = ['base-files', 'base-passwd', 'coreutils', 'dash', 'libc-bin']
const packages = {
  node: [...least, 'findutils', 'libstdc++6'],
  servers: [...least, 'libstdc++6', 'postgresql-client-15', 'redis-server'],
} as const

/** Images of a registry that can be made here, and what goes into them besides. */
const standIns: Readonly<
  Record<
    string,
    {
      debian: keyof typeof packages
      dockerfile: string
      files(root: string): Promise<Record<string, string>>
    }
  >
> = {
  [nodeImage]: {
    debian: 'node',
    dockerfile: 'node.Dockerfile',
    files: async (root) => ({ node: join(root, 'node_modules/node/bin/node'), npm: npmFolder() }),
  },
  'postgres:18': {
    debian: 'servers',
    dockerfile: 'postgres.Dockerfile',
    files: async (root) => ({
      native: dirname(dirname((await binaries()).postgres)),
      'entrypoint.sh': join(root, 'infra/containers/debian/entrypoint.sh'),
    }),
  },
  'redis:7': { debian: 'servers', dockerfile: 'redis.Dockerfile', files: async () => ({}) },
}

function npmFolder(): string {
  const program = process.env.npm_execpath
  if (!program) throw new CommandError('Which npm goes into the image is not known: start this with npm.')
  return dirname(dirname(program))
}

/**
 * Sees to it that the engine has these images: from a registry or, where none answers, made of Debian's packages and of
 * what the lock pins.
 *
 * @throws CommandError when neither works
 */
export async function provideImages(
  engine: Engine,
  session: TestSession,
  names: readonly string[],
): Promise<void> {
  for (const name of names) {
    if (await engine.answers('image', 'inspect', name)) continue
    if (!(await engine.answers('pull', name))) await makeStandIn(engine, session, name)
  }
}

async function makeStandIn(engine: Engine, session: TestSession, name: string): Promise<void> {
  const standIn = standIns[name]
  if (!standIn) throw new CommandError(`No registry answers for the image ${name}.`)
  console.log(`  No registry answers: ${name} is made of Debian's packages`)
  await makeDebian(engine, standIn.debian)
  const context = join(session.folder, `image-${standIn.dockerfile}`)
  mkdirSync(context)
  for (const [path, source] of Object.entries(await standIn.files(session.root))) {
    cpSync(source, join(context, path), { recursive: true, verbatimSymlinks: true })
  }
  const dockerfile = join(session.root, 'infra/containers/debian', standIn.dockerfile)
  await engine.docker(['build', '--tag', name, '--file', dockerfile, context])
}

/** The packages' files alone: what their scripts would configure is for a machine, not for one program. */
async function makeDebian(engine: Engine, kind: keyof typeof packages): Promise<void> {
  const tag = `rafiq-debian:${kind}`
  if (await engine.answers('image', 'inspect', tag)) return
  const program =
    findProgram('mmdebstrap') ?? ((await installPackage('mmdebstrap')) ? 'mmdebstrap' : undefined)
  if (!program)
    throw new CommandError('No registry answers, and mmdebstrap, which would replace it, is not there.')
  const { stdout } = await execa(
    program,
    ['--mode=root', '--variant=extract', `--include=${packages[kind].join()}`, 'bookworm', '-'],
    { encoding: 'buffer', maxBuffer: 1024 ** 3 },
  )
  await engine.docker(['import', '-', tag], { input: Buffer.from(stdout) })
}
