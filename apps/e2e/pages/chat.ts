import { expect, type Locator, type Page, type Route } from '@playwright/test'
import type { Words } from '../support/words.ts'

/** `/chat/:roomId`: one conversation as one of the two sees it. */
export class ChatPage {
  readonly page: Page
  readonly words: Words
  readonly heading: Locator
  readonly window: Locator
  readonly sendButton: Locator
  /** Under the name of the other one. */
  readonly online: Locator

  constructor(page: Page, words: Words) {
    this.page = page
    this.words = words
    this.heading = page.getByRole('heading', { level: 1 })
    this.window = page.getByRole('region', { name: words('chat:room.messages'), exact: true })
    this.online = page.getByRole('paragraph').filter({ hasText: words('chat:room.online') })
    this.sendButton = page.getByRole('button', { name: words('chat:composer.send'), exact: true })
  }

  field(name: string): Locator {
    return this.page.getByRole('textbox', { name: this.words('chat:composer.label', { name }) })
  }

  /** Types and sends, one after the other; what becomes of it is for the journey to see. */
  async send(to: string, ...texts: string[]): Promise<void> {
    for (const text of texts) {
      await this.field(to).fill(text)
      await this.sendButton.click()
      await expect(this.field(to)).toHaveValue('')
    }
  }

  bubble(text: string): Locator {
    return this.window.getByRole('listitem').filter({ hasText: text })
  }

  /** Every message of the conversation in its order, read from the first to the last. */
  messagesInOrder(): Promise<string[]> {
    return this.window.evaluate(async (area) => {
      const found = new Map<number, string>()
      const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      for (let top = 0; ; top += area.clientHeight / 2) {
        area.scrollTop = top
        await frame()
        for (const row of area.querySelectorAll<HTMLElement>('li[data-index]')) {
          found.set(Number(row.dataset.index), row.querySelector('p[dir=auto]')?.textContent ?? '')
        }
        if (top > area.scrollHeight) break
      }
      return [...found].sort(([a], [b]) => a - b).map(([, text]) => text)
    })
  }

  /**
   * Scrolls up until older messages are fetched; by how many pixels what is read moves when they are there. They come
   * at once when the scrolling stops: while it goes on, a list corrects less.
   */
  async jumpWhileOlderArrive(): Promise<number> {
    const older = /\/messages\?before=/
    const answer = this.page.waitForResponse(older, { timeout: 60_000 })
    const { promise: read, resolve: go } = Promise.withResolvers<void>()
    const pass = async (route: Route) => {
      const response = await route.fetch()
      await read
      await route.fulfill({ response })
    }
    await this.page.route(older, pass, { times: 1 })
    const row = await this.window.evaluate(async (area) => {
      const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      const top = area.getBoundingClientRect().top
      // The pace of a thumb, until the row is drawn before which the older ones come.
      while (area.querySelector<HTMLElement>('li[data-index]')?.dataset.index !== '0') {
        area.scrollTop -= 400
        await frame()
      }
      const first = [...area.querySelectorAll('li')].find((one) => one.getBoundingClientRect().top >= top)
      return {
        text: first?.querySelector('p[dir=auto]')?.textContent ?? '',
        y: first?.getBoundingClientRect().y ?? 0,
      }
    })
    go()
    await answer
    const found = this.window.getByText(row.text.trim(), { exact: true })
    let last = Number.NaN
    // Measured once it has come to rest.
    await expect(async () => {
      const y = (await found.locator('xpath=ancestor::li').boundingBox())?.y ?? Number.NaN
      const rests = y === last
      last = y
      expect(rests).toBe(true)
    }).toPass()
    return Math.abs(last - row.y)
  }
}
