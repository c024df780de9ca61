import { randomBytes } from 'node:crypto'

/** Who may read a text that was planted; staff by their role. */
export type Readers = readonly string[]

const texts = /zq[0-9a-f]{16}/g
const phones = /9665\d{8}/g

/** As a session's token, with nothing around it that could be a part of one. */
const tokens = /(?<![\w-])[\w-]{43}(?![\w-])/g

/**
 * Texts that are nowhere else, planted in what belongs to people. Whoever is answered with one and is not among its
 * readers has read what they may not.
 */
export class PlantedSecrets {
  readonly #tokens = new Set<string>()
  readonly #readers = new Map<string, { what: string; readers: Readers }>()

  /** @returns a text to be put where `what` says */
  text(what: string, readers: Readers): string {
    return this.know(`zq${randomBytes(8).toString('hex')}`, what, readers)
  }

  phone(what: string, readers: Readers): string {
    const digits = randomBytes(4).readUInt32BE().toString().padStart(8, '0').slice(-8)
    return this.know(`9665${digits}`, what, readers)
  }

  /** A secret that was made elsewhere. */
  know(secret: string, what: string, readers: Readers): string {
    this.#readers.set(secret, { what, readers })
    return secret
  }

  /** A session's, of somebody who attacks. */
  knowToken(token: string): void {
    this.#tokens.add(token)
  }

  /** Whether there is a token in this text, of a session that is or was one. */
  hasToken(text: string): boolean {
    return (text.match(tokens) ?? []).some((run) => this.#tokens.has(run))
  }

  /** What is in this text that this reader may not see, in words. */
  readBy(reader: string, text: string): string[] {
    const found = [...(text.match(texts) ?? []), ...(text.match(phones) ?? [])]
    const forbidden = found.flatMap((secret) => {
      const known = this.#readers.get(secret)
      return known && !known.readers.includes(reader) ? [known.what] : []
    })
    return [...new Set(forbidden)]
  }

  /** All of them, for a search through what nobody should find them in. */
  get all(): readonly { secret: string; what: string }[] {
    return [...this.#readers].map(([secret, { what }]) => ({ secret, what }))
  }
}
