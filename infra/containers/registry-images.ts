import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { execa } from 'execa'
import { binaries } from '../local/postgres.ts'
import { CommandError } from '../local/settings.ts'
import { findOrInstall } from '../local/system-packages.ts'
import type { TestSession } from '../test/session.ts'
import type { Engine } from './engine.ts'

const namesIn = (path: string, name: RegExp): string[] =>
  [...readFileSync(join(import.meta.dirname, '..', path), 'utf8').matchAll(name)].map(
    ([, image = '']) => image,
  )

/** What the Dockerfile builds on, unless told. */
export const [nodeImage = ''] = namesIn('image/Dockerfile', /^ARG BASE=(.+)$/gm)

/** What the compose files take from a registry. */
export const composeImages = ['compose/compose.yaml', 'compose/observability.yaml'].flatMap((file) =>
  namesIn(file, /^ {4}image: (.+)$/gm),
)

/** Of Debian, what every program needs, and what the operators' guide types in a container. */
const least = ['base-files', 'base-passwd', 'coreutils', 'dash', 'findutils', 'libc-bin', 'libstdc++6', 'tar']

interface StandIn {
  /** The least that Debian has to be for these packages. */
  readonly suite: 'bookworm' | 'forky'
  readonly packages: readonly string[]
  /** What goes into the image besides, by its place in the build's context. */
  files?(root: string): Promise<Record<string, string>>
}

/** Images of a registry that can be made here; how is said by `debian/<name>.Dockerfile`. */
const standIns: Readonly<Record<string, StandIn>> = {
  [nodeImage]: {
    suite: 'bookworm',
    packages: [],
    files: async (root) => ({ node: join(root, 'node_modules/node/bin/node'), npm: npmFolder() }),
  },
  'postgres:18': {
    suite: 'forky',
    packages: ['postgresql-client-18'],
    files: async (root) => ({
      native: dirname(dirname((await binaries()).postgres)),
      'entrypoint.sh': join(root, 'infra/containers/debian/entrypoint.sh'),
    }),
  },
  'redis:7': { suite: 'bookworm', packages: ['redis-server'] },
  'prom/prometheus:v3': { suite: 'bookworm', packages: ['prometheus'] },
}

const nameOf = (image: string): string => basename(image).split(':')[0] ?? image

function npmFolder(): string {
  const program = process.env.npm_execpath
  if (!program) throw new CommandError('Which npm goes into the image is not known: start this with npm.')
  return dirname(dirname(program))
}

/**
 * Sees to it that the engine has this image: from a registry or, where none answers, made of Debian's packages and of
 * what the lock pins.
 *
 * @throws CommandError when neither works
 */
export async function provideImage(engine: Engine, session: TestSession, image: string): Promise<void> {
  if (await engine.answers('image', 'inspect', image)) return
  if (await engine.answers('pull', image)) return
  const standIn = standIns[image]
  if (!standIn) throw new CommandError(`No registry answers for the image ${image}.`)
  console.log(`  No registry answers: ${image} is made of Debian's packages`)
  await makeStandIn(engine, session, image, standIn)
}

async function makeStandIn(
  engine: Engine,
  session: TestSession,
  image: string,
  standIn: StandIn,
): Promise<void> {
  const name = nameOf(image)
  await importDebian(engine, `rafiq-debian:${name}`, standIn)
  const context = join(session.folder, `image-${name}`)
  mkdirSync(context)
  for (const [path, source] of Object.entries((await standIn.files?.(session.root)) ?? {})) {
    cpSync(source, join(context, path), { recursive: true, verbatimSymlinks: true })
  }
  const dockerfile = join(session.root, `infra/containers/debian/${name}.Dockerfile`)
  await engine.docker(['build', '--tag', image, '--file', dockerfile, context])
}

/** The packages' files alone: what their scripts would configure is for a machine, not for one program. */
async function importDebian(engine: Engine, tag: string, { suite, packages }: StandIn): Promise<void> {
  const program = await findOrInstall('mmdebstrap', 'mmdebstrap')
  if (!program)
    throw new CommandError('No registry answers, and mmdebstrap, which would replace it, is not there.')
  const args = [
    ...['--mode=root', '--variant=extract', `--include=${[...least, ...packages].join()}`],
    // A mirror may be behind with a suite that is still being made.
    ...['--aptopt=Acquire::Check-Valid-Until "false"', '--aptopt=Acquire::Retries "3"', suite, '-'],
  ]
  const { stdout } = await execa(program, args, { encoding: 'buffer', maxBuffer: 1024 ** 3 })
  await engine.docker(['import', '-', tag], { input: Buffer.from(stdout) })
}
