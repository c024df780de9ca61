/** A remote put another function in the place of one that the frame, and every other remote, stands on. */
export class OverwrittenGlobalError extends Error {
  override readonly name = 'OverwrittenGlobalError'
}

let restore: () => readonly string[] = () => []

/** From the chunk that loads remotes on: before its first one runs. */
export const setRestore = (next: typeof restore): void => {
  restore = next
}

/** Puts back what was overwritten, if anything was: the error names it. */
export function overwritten(): OverwrittenGlobalError | null {
  const changed = restore()
  return changed.length > 0 ? new OverwrittenGlobalError(`${changed.join(', ')} was overwritten.`) : null
}

/** The same. @throws OverwrittenGlobalError */
export function assertIntact(): void {
  const error = overwritten()
  if (error) throw error
}
