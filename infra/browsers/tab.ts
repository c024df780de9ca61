import type { FoundElement, Query } from './find-element.ts'

/** What the journey needs of one browser with one page. Nothing here waits for a page to change: `Person` does. */
export interface Tab {
  /** Opens an address and waits until it is loaded. */
  open(url: string): Promise<void>
  reload(): Promise<void>
  /** Width and height of the page, in CSS pixels. */
  resize(size: Size): Promise<void>
  find(query: Query): Promise<TabElement | undefined>
  /** Runs a function of its own in the page: it sees nothing of what is around it here. */
  evaluate<Result, Args extends readonly unknown[]>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>
  /** What is in view, as PNG. */
  picture(): Promise<Uint8Array>
  /** Console errors and exceptions since the last call. */
  takeComplaints(): Promise<string[]>
  close(): Promise<void>
}

export interface TabElement {
  /** Presses where a person would. False: something else is there. */
  click(): Promise<boolean>
  /** Types into it, key by key. */
  type(text: string): Promise<void>
  /** Of what is found, as `find-element.ts` tells it. */
  read(): Promise<FoundElement>
}

export interface Size {
  width: number
  height: number
}
