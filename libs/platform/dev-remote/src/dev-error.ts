/** Something the person at the keyboard can put right; its message is the sentence that says how. */
export class DevError extends Error {
  override readonly name = 'DevError'
}
