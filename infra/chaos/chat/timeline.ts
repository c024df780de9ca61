import type { ChatMessage } from '@rafiq/contracts'

/** What one life of a member is shown of a room: by sequence, each message once, nothing behind a gap. */
export class Timeline {
  #shown: ChatMessage[] = []
  #ahead = new Map<number, ChatMessage>()

  /** The newest that is shown. */
  get last(): ChatMessage | undefined {
    return this.#shown.at(-1)
  }

  /** Something arrived ahead of what is missing. */
  get hasGap(): boolean {
    return this.#ahead.size > 0
  }

  /** Takes in messages in any order, any number of times; answers those that are shown now. */
  take(messages: readonly ChatMessage[]): ChatMessage[] {
    let next = (this.last?.sequence ?? 0) + 1
    for (const message of messages) if (message.sequence >= next) this.#ahead.set(message.sequence, message)
    const fresh: ChatMessage[] = []
    for (;;) {
      const message = this.#ahead.get(next)
      if (!message) break
      this.#ahead.delete(next)
      fresh.push(message)
      next += 1
    }
    this.#shown.push(...fresh)
    return fresh
  }
}
