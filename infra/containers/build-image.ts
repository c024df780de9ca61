import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { TestSession } from '../test/session.ts'
import type { Engine } from './engine.ts'
import { nodeImage, provideImage } from './registry-images.ts'

/** Builds the image of this tree as its Dockerfile says. */
export async function buildImage(engine: Engine, session: TestSession, tag: string): Promise<void> {
  await provideImage(engine, session, nodeImage)
  const certificates = process.env.NODE_EXTRA_CA_CERTS
  await engine.docker([
    ...['build', '--progress=plain', '--tag', tag, '--file', join(session.root, 'infra/image/Dockerfile')],
    ...(certificates && existsSync(certificates) ? ['--secret', `id=certificates,src=${certificates}`] : []),
    session.root,
  ])
}

/** Bytes of an image's own layers, above those of its base. */
export async function sizeAboveBase(engine: Engine, tag: string): Promise<number> {
  const sizeOf = async (name: string) =>
    Number(await engine.docker(['image', 'inspect', '--format={{.Size}}', name]))
  return (await sizeOf(tag)) - (await sizeOf(nodeImage))
}
