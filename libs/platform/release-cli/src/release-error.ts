/** What went wrong and what to do about it, in one sentence or two for whoever typed the command. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError'
}
