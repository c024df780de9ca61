/** What is wrong with the environment, one sentence per variable. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
  readonly sentences: readonly string[]

  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'))
    this.sentences = sentences
  }
}
