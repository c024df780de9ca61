import { buildImage } from '../containers/build-image.ts'
import { openEngine } from '../containers/engine.ts'
import { composeImages, provideImage } from '../containers/registry-images.ts'
import { runJest } from './jest.ts'
import { nothing, type Outcome } from './outcome.ts'
import type { TestSession } from './session.ts'

/** Builds the image, and runs what is held of it and of the compose files that start it. */
export async function runContainerTests(session: TestSession, args: readonly string[]): Promise<Outcome> {
  const engine = await openEngine(session)
  if (!engine) {
    console.log('Not run: there is no container engine here, and none could be started.')
    return nothing
  }
  const version = 'test'
  const provideComposeImages = async () => {
    for (const image of composeImages) await provideImage(engine, session, image)
  }
  // One computes while the other waits for the network.
  await Promise.all([buildImage(engine, session, `rafiq:${version}`), provideComposeImages()])
  return runJest(session, ['containers'], ['--runInBand', ...args], {
    ...engine.environment,
    VERSION: version,
  })
}
