import { type Browser, type BrowserType, test as base } from '@playwright/test'

/** What every journey and the sweep extend: a browser that dies before it has answered says nothing of the product. */
export const test = base.extend<object, { browser: Browser }>({
  browser: [
    async ({ playwright, browserName }, use) => {
      const browser = await launch(playwright[browserName])
      await use(browser)
      await browser.close()
    },
    { scope: 'worker', timeout: 0 },
  ],
})

/** CI has seen Chromium end in a segmentation fault as it started, before there was a page. */
async function launch(type: BrowserType): Promise<Browser> {
  try {
    return await type.launch()
  } catch (error) {
    console.warn(`The browser is started again: ${error}`)
    return type.launch()
  }
}
