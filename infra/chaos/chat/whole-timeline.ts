import { emptyTimeline, hasGap, mergeMessages, type Timeline } from '@rafiq/chat-client'
import type { ChatMessage } from '@rafiq/contracts/chat'

/** Messages that are kept once they are shown, at least; twice as many at most. */
const kept = 200

/**
 * What one life of a member is shown of a room. The app's timeline begins wherever its first page does; this one begins
 * with the room's first message, so that the checker sees all of them. It keeps the last of them only, as long as a run may be.
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
    const oldest = this.#timeline.messages[0]?.sequence
    if (oldest === undefined) return this.#begin([...this.#early, ...messages])
    return this.#merge(messages.filter(({ sequence }) => sequence >= oldest))
  }

  #begin(messages: ChatMessage[]): readonly ChatMessage[] {
    const hasBegun = messages.some(({ sequence }) => sequence === 1)
    this.#early = hasBegun ? [] : messages
    return hasBegun ? this.#merge(messages) : []
  }

  #merge(messages: readonly ChatMessage[]): readonly ChatMessage[] {
    const before = this.#timeline.messages.length
    const { messages: merged, ahead } = mergeMessages(this.#timeline, messages)
    this.#timeline = { messages: merged.length > 2 * kept ? merged.slice(-kept) : merged, ahead }
    return merged.slice(before)
  }
}
