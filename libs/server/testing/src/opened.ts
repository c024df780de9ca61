type Closing = () => Promise<unknown>

/** What a test has opened, to be closed in the opposite order. */
export class Opened {
  readonly #closings: Closing[] = []

  /** Remembers how the last thing that was opened is closed. */
  closing(close: Closing): void {
    this.#closings.push(close)
  }

  async close(): Promise<void> {
    for (const close of this.#closings.splice(0).reverse()) await close()
  }
}

/** Opens one thing after the other; where one fails, those before it are closed. */
export async function openAll<Result>(open: (opened: Opened) => Promise<Result>): Promise<Result> {
  const opened = new Opened()
  try {
    return await open(opened)
  } catch (error) {
    await opened.close()
    throw error
  }
}
