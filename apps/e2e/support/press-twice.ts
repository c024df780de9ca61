import { expect, type Locator } from '@playwright/test'

/** Two presses in the very same moment, before the page can show that the first one is at work. */
export async function pressTwice(button: Locator): Promise<void> {
  await expect(button).toBeEnabled()
  await button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })
}
