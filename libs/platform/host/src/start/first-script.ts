import './schemas-without-eval.ts'
import { rememberAskedLanguage } from './asked-language.ts'
import { dropRefusedFiles } from './drop-refused-files.ts'
import { answerEarlyButtons } from './early-buttons.ts'
import { firstPaint } from './first-paint.ts'
import { whenNeeded } from './prerendered.ts'
import { installTrustedTypes } from './trusted-types.ts'
import { untilLoaded } from './until-loaded.ts'

/** Something that runs on its own: a module to load, or work to do. */
type Piece = () => unknown

const yieldToBrowser = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * All that a shell's first script does: what protects the page, then, after the document's own words are painted, the
 * application. The document preloads it, so it is on its way meanwhile; a page that came whole needs it later. It is one chunk but runs in pieces, between which
 * the browser paints and answers: on a phone each piece takes some 50 ms, all at once a quarter of a second.
 *
 * @param load the chunk with the pieces, in their order
 */
export async function runFirstScript(load: () => Promise<{ pieces: readonly Piece[] }>): Promise<void> {
  installTrustedTypes()
  dropRefusedFiles()
  rememberAskedLanguage()
  answerEarlyButtons()
  await Promise.all([firstPaint(), whenNeeded()])
  const { pieces } = await untilLoaded(load)
  for (const piece of pieces) {
    await piece()
    await yieldToBrowser()
  }
}
