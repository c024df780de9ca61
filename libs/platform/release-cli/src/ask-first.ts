import { createInterface } from 'node:readline/promises'
import { ReleaseError } from './release-error.ts'

/** Asks whoever sits at the terminal; undefined where nobody does, as in a pipeline. */
export type Ask = ((question: string) => Promise<string>) | undefined

/** Refusals of what may be meant: the same call goes through where somebody was asked. */
const questions: ReadonlySet<string | undefined> = new Set([
  'version-ended',
  'nothing-before',
  'older-version',
])

/** The terminal, where there is one on both sides. */
export function terminal(): Ask {
  const { stdin: input, stderr: output } = process
  if (!input.isTTY || !output.isTTY) return undefined
  return async (question) => {
    const lines = createInterface({ input, output })
    try {
      return await lines.question(question)
    } finally {
      lines.close()
    }
  }
}

/**
 * Makes a call that may have to be confirmed: asks where it has to be, and makes it again.
 *
 * @param yes whether it is confirmed already, by `--yes`
 * @throws ReleaseError where nobody can be asked, or the answer is not yes
 */
export async function askFirst<T>(
  yes: boolean,
  ask: Ask,
  attempt: (confirmed: boolean) => Promise<T>,
): Promise<T> {
  try {
    return await attempt(yes)
  } catch (error) {
    if (yes || !(error instanceof ReleaseError) || !questions.has(error.code)) throw error
    if (!ask)
      throw new ReleaseError(`${error.message} Nothing was changed; --yes confirms.`, { cause: error })
    const answer = await ask(`${error.message}\nDo it all the same? [y/N] `)
    if (!/^y(es)?$/i.test(answer.trim())) throw new ReleaseError('Nothing was changed.', { cause: error })
    return attempt(true)
  }
}
