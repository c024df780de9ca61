/** What a JSON text may be made of, whatever its length: far above any payload of ours, far below what hurts. */
export const jsonBounds = { depth: 16, values: 8_000 } as const

const quote = 0x22
const comma = 0x2c
const backslash = 0x5c
const openBracket = 0x5b
const closeBracket = 0x5d
const openBrace = 0x7b
const closeBrace = 0x7d

/**
 * Follows a JSON text chunk by chunk and says when it is nested too deeply or holds too many values, before anything is
 * built of it: a parser makes a hundred bytes of memory out of each bracket. It does not check the syntax.
 */
export class JsonShape {
  #depth = 0
  #values = 0
  #inString = false
  #escaped = false

  /** @returns whether the text is within {@link jsonBounds} so far */
  take(chunk: Uint8Array): boolean {
    for (const byte of chunk) {
      if (this.#inString) this.#takeOfString(byte)
      else if (!this.#takeOfStructure(byte)) return false
    }
    return true
  }

  #takeOfString(byte: number): void {
    if (this.#escaped) this.#escaped = false
    else if (byte === backslash) this.#escaped = true
    else if (byte === quote) this.#inString = false
  }

  #takeOfStructure(byte: number): boolean {
    if (byte === quote) this.#inString = true
    else if (byte === closeBracket || byte === closeBrace) this.#depth -= 1
    else if (byte === comma) this.#values += 1
    else if (byte === openBracket || byte === openBrace) {
      this.#depth += 1
      this.#values += 1
    }
    return this.#depth <= jsonBounds.depth && this.#values <= jsonBounds.values
  }
}
