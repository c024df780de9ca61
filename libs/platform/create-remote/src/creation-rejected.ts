/** The sentence for whoever asked; nothing was written. */
export class CreationRejected extends Error {
  override readonly name = 'CreationRejected'
}
