import { emptyTimeline, hasGap, mergeMessages, type Timeline } from '@rafiq/chat-client'
import type { ChatMessage } from '@rafiq/contracts/chat'

/**
 * What one life of a member is shown of a room. The app's timeline begins wherever its first page does; this one begins
 * with the room's first message, so that the checker sees all of them.
 */
export class WholeTimeline {
  #timeline: Timeline = emptyTimeline
  /** What came before the first message did. */
  #early: ChatMessage[] = []

  /** The newest that is shown. */
  get last(): ChatMessage | undefined {
    return this.#timeline.messages.at(-1)
  }

  /** Something arrived ahead of what is missing. */
  get hasGap(): boolean {
    return this.#early.length > 0 || hasGap(this.#timeline)
  }

  /** Takes in messages in any order, any number of times; answers those that are shown now. */
  take(messages: readonly ChatMessage[]): readonly ChatMessage[] {
    const shown = this.#timeline.messages.length
    const incoming = [...this.#early, ...messages]
    const hasBegun = shown > 0 || incoming.some(({ sequence }) => sequence === 1)
    this.#early = hasBegun ? [] : incoming
    if (!hasBegun) return []
    this.#timeline = mergeMessages(this.#timeline, incoming)
    return this.#timeline.messages.slice(shown)
  }
}
