import { buildImage } from '../containers/build-image.ts'
import { openEngine } from '../containers/engine.ts'
import { provideImages } from '../containers/registry-images.ts'
import { runJest } from './jest.ts'
import { nothing, type Outcome } from './outcome.ts'
import type { TestSession } from './session.ts'

/** Builds the image, and runs what is held of it and of the compose file that starts it. */
export async function runContainerTests(session: TestSession, args: readonly string[]): Promise<Outcome> {
  const engine = await openEngine(session)
  if (!engine) {
    console.log('Not run: there is no container engine here, and none could be started.')
    return nothing
  }
  const version = 'test'
  await buildImage(engine, session, `rafiq:${version}`)
  await provideImages(engine, session, ['postgres:18', 'redis:7'])
  return runJest(session, ['containers'], ['--runInBand', ...args], {
    ...engine.environment,
    VERSION: version,
  })
}
