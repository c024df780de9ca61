/** What went wrong and what to do about it, in one sentence or two for whoever typed the command. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError'
  /** What the platform called it, where it is the platform's rejection. */
  readonly code: string | undefined

  constructor(message: string, { code, ...options }: ErrorOptions & { code?: string | undefined } = {}) {
    super(message, options)
    this.code = code
  }
}
