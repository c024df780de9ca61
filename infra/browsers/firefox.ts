import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core'
import { findElement, isReachable, readElement } from './find-element.ts'
import { program } from './programs.ts'
import type { Size, Tab, TabElement } from './tab.ts'

/** Firefox by WebDriver BiDi, which it speaks itself; it needs no driver beside it. */
export async function openFirefox(): Promise<Tab> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: await program('firefox'),
    headless: true,
    defaultViewport: null,
    extraPrefsFirefox: {
      'intl.accept_languages': 'ar-SA,ar',
      'ui.prefersReducedMotion': 1,
      // As a phone's, which take no width.
      'ui.useOverlayScrollbars': 1,
    },
  })
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    resize: (size) => resize(page, size),
    find: async (query) => {
      const found = await page.evaluateHandle(findElement, query)
      const element = found.asElement() as ElementHandle<Element> | null
      return element ? tabElement(page, element) : undefined
    },
    evaluate: (script, ...args) => page.evaluate(script as never, ...(args as unknown as never[])) as never,
    picture: () => page.screenshot(),
    takeComplaints: async () => complaints.splice(0),
    close: () => browser.close(),
  }
}

function tabElement(page: Page, element: ElementHandle<Element>): TabElement {
  return {
    click: async () => {
      if (!(await element.evaluate(isReachable))) return false
      await element.click()
      return true
    },
    type: (text) => page.keyboard.type(text),
    read: () => element.evaluate(readElement),
  }
}

async function resize(page: Page, size: Size): Promise<void> {
  // It asks for the orientation of the screen in the same breath, which Firefox 140 does not know yet.
  await page.setViewport(size).catch((error: Error) => {
    if (!error.message.includes('setScreenOrientationOverride')) throw error
  })
}
