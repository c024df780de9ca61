import './styles.css'
import './schemas-without-eval.ts'
import { firstPaint } from './first-paint.ts'
import { dropRefusedFiles } from './shared/drop-refused-files.ts'
import { installTrustedTypes } from './trusted-types.ts'
import { untilLoaded } from './until-loaded.ts'

installTrustedTypes()
dropRefusedFiles()
void startApplication()

/** The document preloads the application, so it is on its way until the first paint. */
async function startApplication() {
  await firstPaint()
  const { startInPieces } = await untilLoaded(
    () => import(/* webpackChunkName: "app" */ './start-in-pieces.ts'),
  )
  await startInPieces()
}
